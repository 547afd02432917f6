-- Tables that only our own server needs, besides those of a Supabase project. The API serves `public` alone, and only the
-- owner of the database may look in here. Runs at every start of the embedded and PostgreSQL modes.
create schema if not exists school;
revoke all on schema school from public;

-- Queued mails. A row is written together with the account or request that causes the mail, and deleted as soon as the mail
-- has left or is given up: address and token do not stay.
create table if not exists school.outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  recipient text not null,
  -- Origin of the mail's links, their token, and the page to return to.
  origin text not null,
  token_hash text,
  redirect_to text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- Until then the mail belongs to the server that claimed it; afterwards that server counts as dead.
  claimed_until timestamptz,
  -- A code, never the mail server's own words, which may quote the address.
  last_error text
);
-- Whether the last attempt failed because of the mail server: such mails leave as soon as it works again.
alter table school.outbox add column if not exists is_hurried boolean not null default false;
create index if not exists outbox_next_try_idx on school.outbox (next_try_at);

-- Accounts: links in mails. A sign-up's password waits with its link, and takes effect when that link is opened.
create table if not exists school.links (
  digest text primary key,
  kind text not null check (kind in ('signup', 'recovery')),
  user_id uuid not null references auth.users (id) on delete cascade,
  encrypted_password text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists links_user_id_idx on school.links (user_id);

-- Accounts: sessions that began with a recovery link, and may set one password without knowing the old one.
create table if not exists school.recoveries (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null
);

-- A learner's call: checks the session, takes the learner's role and runs the question, in one statement and so one
-- transaction (as-role.ts). Null when the session has ended: a token stays valid for an hour, even after its owner signed out
-- everywhere or deleted the account. The role is fixed, never the token's: a correctly signed token could name the owner of
-- the tables. Role and claims end with the transaction, however it ends.
create or replace function school.ask_as_learner(
  learner uuid, session uuid, claims jsonb, question text, argument text
) returns text
  language plpgsql
as $$
declare
  answer text;
begin
  perform from auth.sessions where id = session and user_id = learner;
  if not found then
    return null;
  end if;
  perform
    set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', learner::text, true),
    set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('request.jwt.claims', (claims || '{"role": "authenticated"}')::text, true);
  execute question into answer using argument;
  return answer;
end
$$;
