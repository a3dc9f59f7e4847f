-- Reports of views and errors are lines of the site's log, and new requests are not announced: Database Webhooks of a
-- hosted project, or `contacts list --new`, do that.
drop table public.report;
drop table private.report_limit;
drop table private.report_sender;
drop function private.limit_report_rate();
drop function private.cap_reports();
drop function private.is_report_failures(jsonb);
drop function private.is_report_vitals(jsonb);

drop trigger contact_outbox on public.contact;
drop function private.add_contact_to_outbox();
drop table private.contact_outbox;

-- As before, except that a sender who was counted before the clock was set back begins again, in place of a job that
-- removed such senders.
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
