-- The roles that requests run as, the same as in every hosted Supabase project. They belong to the whole database server, so
-- pg_dump copies do not contain them.
do $$
declare
  membership text := format('grant anon, authenticated, service_role to %I', current_user);
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
      -- Only a superuser may grant bypassrls; a policy lets the secret key read progress without it.
      create role service_role nologin;
    end;
  end if;
  -- `set local role` needs membership, which only superusers have implicitly.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute membership;
    exception when insufficient_privilege then
      -- Roles of another owner (from PostgreSQL 16 on `createrole` cannot grant those): being a member is enough. Checked
      -- only now, because on 16 the creator of a role is a member without the right to `set role`.
      if not (
        select bool_and(pg_has_role(current_user, name, 'member'))
        from unnest(array['anon', 'authenticated', 'service_role']::name[]) as name
      ) then
        raise insufficient_privilege using message =
          'falta permiso para usar los roles de la escuela; quien administra PostgreSQL lo da con: ' || membership;
      end if;
    end;
  end if;
end
$$;
