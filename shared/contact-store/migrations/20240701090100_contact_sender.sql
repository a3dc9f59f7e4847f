-- Whose request it is. A header is believed only when an operator has named it, because a client can write any header.

-- On a project behind Cloudflare, as a hosted Supabase project is:
--   update private.contact_rate set address_header = 'cf-connecting-ip';
-- Behind a proxy of one's own that sets the header itself: 'x-forwarded-for', of which the last address counts.
-- Without a name nobody can be told apart: all senders together then have one limit, `allowed_unknown`.
alter table private.contact_rate
  add column address_header  text check (address_header = lower(address_header)),
  add column allowed_unknown integer not null default 500 check (allowed_unknown > 0);

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

create or replace function private.limit_contact_rate() returns trigger
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
    since  = case when known.since <= now() - rate.per then now() else known.since end,
    stored = case when known.since <= now() - rate.per then 1 else known.stored + 1 end
  returning stored into stored_now;

  if stored_now > (case when network is null then rate.allowed_unknown else rate.allowed end) then
    raise sqlstate 'PT429' using  -- the API layer answers with status 429
      message = 'Too many contact requests from this address',
      hint = 'Wait some minutes and send it again.';
  end if;
  return new;
end $$;

drop function private.contact_network(json);
revoke all on function private.contact_network(text) from public;
