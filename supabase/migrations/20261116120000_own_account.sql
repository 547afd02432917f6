-- One's own account: what the school stores about whoever calls, and the end of it (docs/decisions/0018).

-- Nothing secret is in it: no password, no token, not even as a digest.
create function public.my_data() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  learner uuid := auth.uid();
  stored jsonb;
begin
  if learner is null then
    raise exception 'Debes iniciar sesión para ver tus datos.' using errcode = '42501';
  end if;
  select jsonb_build_object(
    'account', jsonb_build_object(
      'id', account.id,
      'email', account.email,
      'created_at', account.created_at,
      'confirmed_at', account.confirmed_at,
      'last_sign_in_at', account.last_sign_in_at,
      'user_metadata', account.raw_user_meta_data
    ),
    'modules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'module_number', progress.module_number,
        'completed_at', progress.completed_at
      ) order by progress.module_number), '[]')
      from public.module_progress progress where progress.user_id = account.id
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', session.created_at,
        'updated_at', session.updated_at,
        'user_agent', session.user_agent,
        'ip', host(session.ip)
      ) order by session.created_at), '[]')
      from auth.sessions session where session.user_id = account.id
    )
  ) into stored
  from auth.users account where account.id = learner;
  if not found then
    raise exception 'Esta cuenta ya no existe.' using errcode = '42501';
  end if;
  return stored;
end
$$;

comment on function public.my_data() is 'Lo que la escuela guarda de quien llama.';

-- Everything else goes with the row: progress, sessions, refresh tokens, identities, links. A session alone is not
-- enough, because it can be stolen: its token must say that the password was typed in the last two minutes. A refreshed
-- token keeps the time of the sign-in, so only a new sign-in makes it younger.
create function public.delete_my_account() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  learner uuid := auth.uid();
  typed_at timestamptz;
begin
  if learner is null then
    raise exception 'Debes iniciar sesión para borrar tu cuenta.' using errcode = '42501';
  end if;
  -- The claim may be missing, or a plain list of words where a project writes its own tokens: that proves nothing.
  select to_timestamp(max(said::text::double precision)) into typed_at
  from jsonb_path_query(
    auth.jwt(),
    '$.amr[*] ? (@.method == "password").timestamp ? (@.type() == "number")'
  ) as said;
  if typed_at is null or typed_at < now() - interval '2 minutes' then
    raise exception 'Vuelve a escribir tu contraseña para borrar la cuenta.' using errcode = '42501';
  end if;
  delete from auth.users where id = learner;
  if not found then
    raise exception 'Esta cuenta ya no existe.' using errcode = '42501';
  end if;
end
$$;

comment on function public.delete_my_account() is 'Borra la cuenta de quien llama, con todo lo suyo. No tiene vuelta atrás.';

-- As before; but the token of a deleted account is good for an hour, and then this ended in a broken reference.
create or replace function public.complete_module(module_num integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  learner uuid := auth.uid();
begin
  if learner is null then
    raise exception 'Debes iniciar sesión para completar un módulo.' using errcode = '42501';
  end if;
  if module_num is null or module_num not between 1 and 6 then
    raise exception 'El módulo debe ser un número del 1 al 6.' using errcode = '22023';
  end if;
  insert into public.module_progress (user_id, module_number)
  values (learner, module_num)
  on conflict (user_id, module_number) do nothing;
exception when foreign_key_violation then
  raise exception 'Esta cuenta ya no existe.' using errcode = '42501';
end
$$;

revoke all on function public.my_data(), public.delete_my_account() from public, anon;
grant execute on function public.my_data(), public.delete_my_account() to authenticated;
