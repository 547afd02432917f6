-- The roles that requests run as, as every hosted Supabase project has them. They belong to the whole database server, so
-- a copy made by pg_dump does not bring them.
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
      -- Only a superuser may hand out bypassrls; a policy lets the secret key read progress without it.
      create role service_role nologin;
    end;
  end if;
  -- `set local role` needs membership, which only superusers have without asking.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end
$$;
