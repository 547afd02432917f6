-- What a hosted Supabase project has before its first migration: the way of the roles (roles.sql) into the schemas. Runs
-- at every start of the embedded and PostgreSQL modes, before supabase/migrations.

-- PostgreSQL before 15 lets everybody create objects here.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;

-- @supabase/lite looks accounts up by their address, with an index that leaves out single sign-on accounts and
-- therefore does not serve that search: every sign-in would read the whole table.
create index if not exists users_email_lookup_idx on auth.users (email);
