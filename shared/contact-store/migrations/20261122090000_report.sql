-- What browsers report of the pages that they showed: parts, failures, web vitals. Nothing of a visitor.

create table public.report (
  id          bigint generated always as identity primary key,  -- ascending, so that the oldest rows are found by it; no sender reads it
  created_at  timestamptz not null default now(),
  composition text     not null,            -- name of its registry, '' where the host does not say it
  page        text     not null,            -- path without a query
  parts       text[]   not null,            -- `projects@1.0.0-1a2b3c4d`
  views       smallint not null,            -- 1 in the first report of a view, 0 in later ones
  bad_views   smallint not null,            -- 1 in the report with the first failure of a view
  failures    jsonb    not null default '[]',  -- [{ "kind", "part", "message", "frames": [file:line:column] }]
  vitals      jsonb    not null default '[]',  -- [{ "name", "value", "part" }]
  constraint report_composition_length check (char_length(composition) <= 64),
  constraint report_page_form          check (page ~ '^/' and char_length(page) <= 300 and page !~ '[?#]'),
  constraint report_parts_form         check (array_to_string(parts, ' ', ' ') ~ '^[A-Za-z0-9@.+_-]*( [A-Za-z0-9@.+_-]+)*$' and octet_length(array_to_string(parts, ' ')) <= 1500),
  constraint report_views_form         check (views in (0, 1) and bad_views in (0, 1)),
  constraint report_failures_form      check (jsonb_typeof(failures) = 'array' and octet_length(failures::text) <= 8000),
  constraint report_vitals_form        check (jsonb_typeof(vitals) = 'array' and octet_length(vitals::text) <= 1000)
);
create index report_created_at on public.report (created_at);

alter table public.report enable row level security;
revoke all on table public.report from public, anon, authenticated, service_role;
-- Without select: a sender reads nothing back, not even its own row.
grant insert (composition, page, parts, views, bad_views, failures, vitals) on table public.report to anon;
grant select, delete on table public.report to service_role;
create policy report_insert on public.report for insert to anon with check (true);

-- 120 in 10 minutes from one address: a view sends one report, and many people stand behind one address. The table takes
-- about 20 MB, and 200 MB if every row had the largest allowed size. Change it with: update private.report_limit set most_rows = 100000;
create table private.report_limit (
  is_only_row     boolean primary key default true check (is_only_row),
  allowed         integer  not null default 120 check (allowed > 0),
  allowed_unknown integer  not null default 5000 check (allowed_unknown > 0),  -- of all senders together whose address is not known
  per             interval not null default interval '10 minutes' check (per > interval '0' and per < interval '1 day'),
  most_rows       bigint   not null default 20000 check (most_rows > 0)
);
insert into private.report_limit default values;

-- Apart from the senders of contact requests: reports must not use up what a visitor may send.
create table private.report_sender (
  sender bytea primary key,
  since  timestamptz not null,
  stored integer not null
);
create index report_sender_since on private.report_sender (since);

create function private.limit_report_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller text := coalesce(nullif(current_setting('role', true), 'none'), session_user);
  headers json := nullif(current_setting('request.headers', true), '')::json;
  known_senders private.contact_rate;  -- its salt, and the header that an operator has named
  rule private.report_limit;
  network text;
  stored_now integer;
begin
  if caller not in ('anon', 'authenticated') then
    return new;  -- operators are not limited
  end if;
  select * into strict known_senders from private.contact_rate;
  select * into strict rule from private.report_limit;
  network := private.contact_network(coalesce(
    nullif(current_setting('contact.sender', true), ''),
    split_part(headers ->> known_senders.address_header, ',', -1)
  ));

  -- After one hour nothing is left that leads from a sender to a time. Locked rows are in use by somebody else.
  delete from private.report_sender where sender in (
    select sender from private.report_sender where since < now() - greatest(interval '1 hour', rule.per) limit 100 for update skip locked
  );

  insert into private.report_sender as known (sender, since, stored)
  values (sha256(convert_to(known_senders.salt || coalesce(network, 'unknown'), 'UTF8')), now(), 1)
  on conflict (sender) do update set
    since  = case when known.since <= now() - rule.per then now() else known.since end,
    stored = case when known.since <= now() - rule.per then 1 else known.stored + 1 end
  returning stored into stored_now;

  if stored_now > (case when network is null then rule.allowed_unknown else rule.allowed end) then
    raise sqlstate 'PT429' using
      message = 'Too many reports from this address',
      hint = 'Wait some minutes.';
  end if;
  return new;
end $$;
revoke all on function private.limit_report_rate() from public;

create trigger report_rate_limit
  before insert on public.report
  for each row execute function private.limit_report_rate();

/* The oldest rows make room. By the id, which an index has: counting the rows would read them. */
create function private.cap_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.report where id <= new.id - (select most_rows from private.report_limit);
  return null;
end $$;
revoke all on function private.cap_reports() from public;

create trigger report_cap
  after insert on public.report
  for each row execute function private.cap_reports();
