-- Which requests an operator has marked as done. A table of its own: a stored request itself has no status (DATA-11).
create table private.contact_handled (
  contact_id uuid primary key references public.contact on delete cascade,
  handled_at timestamptz not null default now()
);
