-- Where the server is an ordinary owner of its database it cannot hand out bypassrls (server/database/roles.sql): this lets
-- the secret key read progress there too.
create policy "the school's own scripts read all progress" on public.module_progress
  for select to service_role
  using (true);
