-- What a hosted Supabase project has before its first migration: the way of the roles (roles.sql) into the schemas. Runs
-- at every start of the embedded and PostgreSQL modes, before supabase/migrations.

-- PostgreSQL before 15 lets everybody create objects here.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;

-- Of earlier versions, which looked accounts up without saying that single sign-on accounts are left out.
drop index if exists auth.users_email_lookup_idx;
