-- What a hosted Supabase project has before its first migration: the roles that requests run as, and their way
-- into the schemas. Runs at every start of the embedded and PostgreSQL modes, before supabase/migrations.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    begin
      create role service_role nologin bypassrls;
    exception when insufficient_privilege then
      -- Only a superuser may hand out bypassrls; without it the secret key sees what its grants allow.
      create role service_role nologin;
    end;
  end if;
  -- `set local role` needs membership, which only superusers have without asking.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end
$$;

-- PostgreSQL before 15 lets everybody create objects here.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;

-- @supabase/lite looks accounts up by their address, with an index that leaves out single sign-on accounts and
-- therefore does not serve that search: every sign-in would read the whole table.
create index if not exists users_email_lookup_idx on auth.users (email);
