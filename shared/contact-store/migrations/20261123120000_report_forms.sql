-- The insides of a report as the site's gateway checks them (src/reports/read-report.ts), for a hosted project that browsers
-- reach by themselves: an operator prints them. Rows
-- from before that have another form are removed.
create function private.is_report_failures(failures jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_array_length(failures) = jsonb_array_length(jsonb_path_query_array(failures, '$[*] ? (
    @.kind like_regex "^[a-z]{1,20}$"
    && @.part like_regex "^[a-z0-9-]{0,64}(@([A-Za-z0-9_][A-Za-z0-9_.+-]{0,63})?)?$"
    && @.message like_regex "^.{0,255}$" flag "s"
    && @.frames.type() == "array"
    && !exists(@.frames[*] ? (@.type() != "string"))
    && !exists(@.frames[*] ? (!(@ like_regex "^/_/[a-z0-9-]{1,64}/[A-Za-z0-9_.~@+-]{1,100}[.]js:[0-9]{1,9}:[0-9]{1,9}$")))
  )', '{}', true))
$$;

create function private.is_report_vitals(vitals jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_array_length(vitals) = jsonb_array_length(jsonb_path_query_array(vitals, '$[*] ? (
    @.name like_regex "^(LCP|INP|CLS)$"
    && @.value.type() == "number" && @.value >= 0 && @.value <= 600000
    && @.part like_regex "^[a-z0-9-]{0,64}(@([A-Za-z0-9_][A-Za-z0-9_.+-]{0,63})?)?$"
  )', '{}', true))
$$;
revoke all on function private.is_report_failures(jsonb), private.is_report_vitals(jsonb) from public;
grant execute on function private.is_report_failures(jsonb), private.is_report_vitals(jsonb) to anon, authenticated, service_role;

delete from public.report where not (private.is_report_failures(failures) and private.is_report_vitals(vitals));
alter table public.report
  add constraint report_failures_insides check (private.is_report_failures(failures)),
  add constraint report_vitals_insides   check (private.is_report_vitals(vitals));
