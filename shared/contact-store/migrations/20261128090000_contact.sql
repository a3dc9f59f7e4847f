-- Contact requests (API-01 to API-03). Sent by visitors with the public key, read by operators only.

-- A hosted project has the roles. They belong to all databases of a server: another site may create them meanwhile.
do $$
declare
  statements constant text[] := array[
    'create role anon nologin noinherit', 'create role authenticated nologin noinherit',
    'create role service_role nologin noinherit',
    'grant usage on schema public to anon, authenticated, service_role', format('grant anon to %I', current_user)
  ];
  statement text;
begin
  if to_regclass('public.contact') is not null then
    raise duplicate_table using message = 'an older release made the tables of this database; '
      || 'export its requests with that release (npx manzil contacts export csv), and set DATABASE_URL or DATA_DIR to an empty one.';
  end if;
  if 3 > (select count(*) from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
            and (rolname <> 'anon' or pg_has_role(oid, 'member'))) then
    foreach statement in array statements loop
      begin
        execute statement;
      exception when duplicate_object or unique_violation then null;
      end;
    end loop;
  end if;
exception when insufficient_privilege then
  raise insufficient_privilege using message = 'this user may not create the roles of the contact table. '
    || 'Let an administrator run: ' || array_to_string(statements, '; ') || ';';
end $$;

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
revoke all on table public.contact from public, anon, authenticated, service_role;
grant insert (name, purpose, email, phone, message) on table public.contact to anon;
-- RETURNING needs it; the policy below decides about rows. Without `created_xact`, which grows with the number of
-- requests: a policy needs no grant on the columns that it names.
grant select (id, created_at, name, purpose, email, phone, message) on table public.contact to anon;
grant select, insert, update, delete on table public.contact to service_role;

-- Both halves are needed: transaction ids start again after a restore, and some clocks tick in milliseconds.
create policy contact_insert on public.contact
  for insert to anon
  with check (created_xact = pg_current_xact_id() and created_at = now());

create policy contact_read_back on public.contact
  for select to anon
  using (created_xact = pg_current_xact_id_if_assigned() and created_at = now());

create schema if not exists private;
revoke all on schema private from public;

-- Which requests an operator has marked as done. A table of its own: a stored request itself has no status (DATA-11).
create table private.contact_handled (
  contact_id uuid primary key references public.contact on delete cascade,
  handled_at timestamptz not null default now()
);

-- How many contact requests one sender may store. Abuse is stopped here, never by a puzzle in the form.
-- 20 in 10 minutes: a mobile operator or an office puts many people behind one address, and two a minute is more
-- than they send; a script still gets no further than 2,880 rows a day, about 16 MB at the largest allowed size.
-- Change it with: update private.contact_rate set allowed = 50;
-- A header is believed only when an operator has named it, because a client can write any header.
-- On a project behind Cloudflare, as a hosted Supabase project is:
--   update private.contact_rate set address_header = 'cf-connecting-ip';
-- Behind a proxy of one's own that sets the header itself: 'x-forwarded-for', of which the last address counts.
-- Without a name nobody can be told apart: all senders together then have one limit, `allowed_unknown`.
create table private.contact_rate (
  is_only_row boolean primary key default true check (is_only_row),
  allowed     integer  not null check (allowed > 0),
  per         interval not null check (per > interval '0' and per < interval '1 day'),
  salt        uuid     not null default gen_random_uuid(),  -- without it a table of all IPv4 addresses undoes the hash
  address_header  text check (address_header = lower(address_header)),
  allowed_unknown integer not null default 500 check (allowed_unknown > 0)
);
insert into private.contact_rate (allowed, per) values (20, interval '10 minutes');

create table private.contact_sender (
  sender bytea primary key,
  since  timestamptz not null,
  stored integer not null
);
create index contact_sender_since on private.contact_sender (since);

/* One name for all addresses of one sender, or null for what is no address. A home is given up to 2^72 IPv6 addresses (a /56):
   they count as one. An IPv4 address written as IPv6 (mapped, or NAT64), with a port, or in quotes is the same address. */
create function private.contact_network(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  bare text := trim(both '" ' from address);
  ip inet;
begin
  bare := coalesce(substring(bare from '^\[([^]]*)\]'), substring(bare from '^(\d+\.\d+\.\d+\.\d+):\d+$'), bare);
  ip := host(split_part(bare, '%', 1)::inet)::inet;
  if ip <<= inet '::ffff:0:0/96' then
    ip := inet '0.0.0.0' + (ip - inet '::ffff:0:0');
  elsif ip <<= inet '64:ff9b::/96' then
    ip := inet '0.0.0.0' + (ip - inet '64:ff9b::');
  end if;
  return case when family(ip) = 6 then network(set_masklen(ip, 56))::text else host(ip) end;
exception when invalid_text_representation then
  return null;
end $$;

create function private.limit_contact_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The caller's role: `current_user` is the owner of this function in here.
  caller text := coalesce(nullif(current_setting('role', true), 'none'), session_user);
  headers json := nullif(current_setting('request.headers', true), '')::json;
  rate private.contact_rate;
  network text;
  stored_now integer;
begin
  if caller not in ('anon', 'authenticated') then
    return new;  -- operators are not limited
  end if;
  select * into strict rate from private.contact_rate;
  -- `contact.sender` is set by a gateway that has seen the address itself; no client of an API can set it.
  network := private.contact_network(coalesce(
    nullif(current_setting('contact.sender', true), ''),
    split_part(headers ->> rate.address_header, ',', -1)
  ));

  -- Locked rows are in use by somebody else: waiting for them could deadlock.
  delete from private.contact_sender where sender in (
    select sender from private.contact_sender where since < now() - interval '1 day' limit 100 for update skip locked
  );

  insert into private.contact_sender as known (sender, since, stored)
  values (sha256(convert_to(rate.salt || coalesce(network, 'unknown'), 'UTF8')), now(), 1)
  on conflict (sender) do update set
    since  = case when known.since between now() - rate.per and now() + interval '1 minute' then known.since else now() end,
    stored = case when known.since between now() - rate.per and now() + interval '1 minute' then known.stored + 1 else 1 end
  returning stored into stored_now;

  if stored_now > (case when network is null then rate.allowed_unknown else rate.allowed end) then
    raise sqlstate 'PT429' using  -- the API layer answers with status 429
      message = 'Too many contact requests from this address',
      hint = 'Wait some minutes and send it again.';
  end if;
  return new;
end $$;

revoke all on function private.contact_network(text) from public;
revoke all on function private.limit_contact_rate() from public;

create trigger contact_rate_limit
  before insert on public.contact
  for each row execute function private.limit_contact_rate();
