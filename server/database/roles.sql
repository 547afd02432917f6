-- The roles that requests run as, as every hosted Supabase project has them. They belong to the whole database server, so
-- a copy made by pg_dump does not bring them.
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
      -- Only a superuser may hand out bypassrls; a policy lets the secret key read progress without it.
      create role service_role nologin;
    end;
  end if;
  -- `set local role` needs membership, which only superusers have without asking.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute membership;
    exception when insufficient_privilege then
      -- Roles that somebody else created (from PostgreSQL 16 on `createrole` is not enough for those): it will do to be
      -- in them. Asked only now, because on 16 whoever creates a role is in it without the right to `set role`.
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
