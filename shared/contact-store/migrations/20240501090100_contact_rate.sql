-- How many contact requests one sender may store. Abuse is stopped here, never by a puzzle in the form.

create schema if not exists private;
revoke all on schema private from public;

-- 20 in 10 minutes: a mobile operator or an office puts many people behind one address, and two a minute is more
-- than they send; a script still gets no further than 2,880 rows a day, about 16 MB at the largest allowed size.
-- Change it with: update private.contact_rate set allowed = 50;
create table private.contact_rate (
  is_only_row boolean primary key default true check (is_only_row),
  allowed     integer  not null check (allowed > 0),
  per         interval not null check (per > interval '0' and per < interval '1 day'),
  salt        uuid     not null default gen_random_uuid()  -- without it a table of all IPv4 addresses undoes the hash
);
insert into private.contact_rate (allowed, per) values (20, interval '10 minutes');

create table private.contact_sender (
  sender bytea primary key,
  since  timestamptz not null,
  stored integer not null
);
create index contact_sender_since on private.contact_sender (since);

/* Where the request came from, as far as it can be believed. The last forwarded address is the one that the nearest
   proxy has added; those before it can be invented by the sender. A home is given 2^64 IPv6 addresses: they count as one. */
create function private.contact_network(headers json) returns text
language plpgsql stable set search_path = '' as $$
declare
  address text := coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', -1)), '')
  );
  ip inet;
begin
  ip := address::inet;
  if family(ip) = 6 and not ip <<= inet '::ffff:0:0/96' then
    return network(set_masklen(ip, 64))::text;
  end if;
  return host(ip);
exception when invalid_text_representation then
  return address;
end $$;

create function private.limit_contact_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Absent in psql and in the dashboard: operators are not limited.
  network text := private.contact_network(nullif(current_setting('request.headers', true), '')::json);
  rate private.contact_rate;
  stored_now integer;
begin
  if network is null then
    return new;
  end if;
  select * into strict rate from private.contact_rate;

  -- Locked rows are in use by somebody else: waiting for them could deadlock.
  delete from private.contact_sender where sender in (
    select sender from private.contact_sender where since < now() - interval '1 day' limit 100 for update skip locked
  );

  insert into private.contact_sender as known (sender, since, stored)
  values (sha256(convert_to(rate.salt || network, 'UTF8')), now(), 1)
  on conflict (sender) do update set
    since  = case when known.since <= now() - rate.per then now() else known.since end,
    stored = case when known.since <= now() - rate.per then 1 else known.stored + 1 end
  returning stored into stored_now;

  if stored_now > rate.allowed then
    raise sqlstate 'PT429' using  -- the API layer answers with status 429
      message = 'Too many contact requests from this address',
      hint = 'Wait some minutes and send it again.';
  end if;
  return new;
end $$;

revoke all on function private.contact_network(json) from public;
revoke all on function private.limit_contact_rate() from public;

create trigger contact_rate_limit
  before insert on public.contact
  for each row execute function private.limit_contact_rate();
