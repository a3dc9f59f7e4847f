-- Requests that a webhook is still to be told of, written in the transaction that stores the request.
create table private.contact_outbox (
  id              uuid primary key default gen_random_uuid(),
  contact_id      uuid not null references public.contact on delete cascade,
  attempts        integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index contact_outbox_due on private.contact_outbox (next_attempt_at);
create index contact_outbox_contact on private.contact_outbox (contact_id);

create function private.add_contact_to_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Set by a gateway that sends a webhook. Otherwise nobody would ever empty the outbox.
  if current_setting('contact.notify', true) = 'on' then
    insert into private.contact_outbox (contact_id) values (new.id);
  end if;
  return null;
end $$;
revoke all on function private.add_contact_to_outbox() from public;

create trigger contact_outbox
  after insert on public.contact
  for each row execute function private.add_contact_to_outbox();
