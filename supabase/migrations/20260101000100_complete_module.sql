-- The only way to write progress: for oneself, modules 1 to 6, keeping the first date.
-- security definer, because learners have no right to write the table; the empty search_path means that nobody
-- can slip another table or function under these names.
create function public.complete_module(module_num integer) returns void
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
end
$$;

comment on function public.complete_module(integer) is 'Marca un módulo como completado para quien llama.';

revoke all on function public.complete_module(integer) from public, anon;
grant execute on function public.complete_module(integer) to authenticated;
