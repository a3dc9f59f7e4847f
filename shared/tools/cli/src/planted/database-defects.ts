import { replace } from '../gate/case';
import type { Defect } from './defect';

const store = 'shared/services/contact-store';

export const databaseDefects: readonly Defect[] = [
  {
    id: 'rate-limit',
    harm: 'a script fills the database',
    edits: [
      replace(
        `${store}/migrations/20240501090100_contact_rate.sql`,
        "(20, interval '10 minutes')",
        "(200, interval '10 minutes')",
      ),
    ],
    caughtBy: { file: `${store}/src/database/policies.test.ts`, title: 'a sender stores 20 requests' },
  },
  {
    id: 'rows-of-others',
    harm: 'anybody reads what others have sent',
    edits: [
      replace(
        `${store}/migrations/20240501090000_contact.sql`,
        'using (created_xact = pg_current_xact_id_if_assigned() and created_at = now())',
        'using (true)',
      ),
    ],
    caughtBy: { file: `${store}/src/database/policies.test.ts`, title: 'a sender sees the own row' },
  },
  {
    id: 'csv-formula',
    harm: 'a spreadsheet runs what a stranger typed',
    edits: [replace(`${store}/src/export/csv.ts`, "formulaStart.test(value) ? `'${value}` : value", 'value')],
    caughtBy: { file: `${store}/src/export/export.test.ts`, title: 'is not a formula in a spreadsheet' },
  },
  {
    id: 'webhook-signature',
    harm: 'a receiver cannot tell an old message from a new one',
    edits: [replace(`${store}/src/webhook/sign.ts`, '`${id}.${timestamp}.${body}`', 'body')],
    caughtBy: { file: `${store}/src/webhook/webhook.test.ts`, title: 'signed' },
  },
  {
    id: 'forwarded-first',
    harm: 'a sender chooses the address that is counted',
    edits: [replace(`${store}/src/gateway/sender-network.ts`, "split(',').at(-1)", "split(',').at(0)")],
    caughtBy: { file: `${store}/src/gateway/gateway.test.ts`, title: 'the last forwarded address has its limit' },
  },
  {
    id: 'reports-read',
    harm: 'anybody reads which pages are broken',
    edits: [
      replace(
        `${store}/migrations/20261122090000_report.sql`,
        'grant insert (composition,',
        'grant select on table public.report to anon;\ngrant insert (composition,',
      ),
    ],
    caughtBy: { file: `${store}/src/reports/reports.test.ts`, title: 'nobody with the public key reads reports' },
  },
  {
    id: 'reports-cap',
    harm: 'reports fill the disk of the contact requests',
    edits: [
      replace(
        `${store}/migrations/20261122090000_report.sql`,
        'where id <= new.id -',
        'where id < 0 and id <= new.id -',
      ),
    ],
    caughtBy: { file: `${store}/src/reports/reports.test.ts`, title: 'the oldest reports make room' },
  },
];
