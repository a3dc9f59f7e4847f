-- What of a report a careful release compares: { "split", "share", "facts": { part: ["view", "bad", "LCP", "INP"] }, "first": [part] }.
-- The site's gateway decides it in memory, once for each network, and stores nothing of the network. A sender has no right to the
-- column; null where no gateway has seen the report, as on a hosted project that browsers reach by themselves.
alter table public.report add column counted jsonb default nullif(current_setting('report.counted', true), '')::jsonb
  constraint report_counted_form check (jsonb_typeof(counted) = 'object' and octet_length(counted::text) <= 4000);
