-- Contact requests (API-01 to API-03). Sent by visitors with the public key, read by operators only.

create table public.contact (
  id           uuid primary key default gen_random_uuid(),  -- a counter would tell every sender how many there are
  created_at   timestamptz not null default now(),
  created_xact xid8 not null default pg_current_xact_id(),  -- lets a sender read back what it has just written
  name    text not null,
  purpose text not null,
  email   text not null,
  phone   text,
  message text,
  constraint contact_name_present    check (name  ~ '[^[:space:]]'),
  constraint contact_email_present   check (email ~ '[^[:space:]]'),
  constraint contact_purpose_allowed check (purpose in ('Buy', 'Rent')),
  constraint contact_name_length     check (char_length(name)    <= 200),
  constraint contact_email_length    check (char_length(email)   <= 320),
  constraint contact_phone_length    check (char_length(phone)   <= 50),
  constraint contact_message_length  check (char_length(message) <= 5000)
);

-- Operators read the newest first; and the read policy below finds its row without a walk through the table.
create index contact_created_at on public.contact (created_at);

alter table public.contact enable row level security;

-- A hosted project grants everything on a new table to these roles, and row level security does not cover TRUNCATE.
revoke all on table public.contact from public, anon, authenticated;
grant select on table public.contact to anon;  -- RETURNING needs it; the policy below decides about rows
grant insert (name, purpose, email, phone, message) on table public.contact to anon;
grant select, insert, update, delete on table public.contact to service_role;

-- Both halves are needed: transaction ids start again after a restore, and some clocks tick in milliseconds.
create policy contact_insert on public.contact
  for insert to anon
  with check (created_xact = pg_current_xact_id() and created_at = now());

create policy contact_read_back on public.contact
  for select to anon
  using (created_xact = pg_current_xact_id_if_assigned() and created_at = now());
