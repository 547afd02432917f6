-- Which learner completed which of the six modules, and when first (specification, sections 3 and 4).
create table public.module_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  module_number smallint not null check (module_number between 1 and 6),
  completed_at timestamptz not null default now(),
  primary key (user_id, module_number)
);

comment on table public.module_progress is 'Módulos completados. Solo complete_module escribe aquí.';

alter table public.module_progress enable row level security;

create policy "learners read their own progress" on public.module_progress
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- Hosted Supabase grants everything on new tables to these roles: take it back, and give reading only.
revoke all on table public.module_progress from public, anon, authenticated;
grant select on table public.module_progress to authenticated;
grant select, insert, update, delete on table public.module_progress to service_role;
