import { UserError } from '@site/delivery/storage';
import { formatTable } from '../table';
import { runJest } from '../run-jest';

/** Hardships and their tests. `ENDURE` runs all rounds; `npm test` one or two. */
const hardships: readonly { what: string; file: string; title: RegExp }[] = [
  {
    what: 'kill -9 under 20 writers, ten times: no acknowledged request is lost',
    file: 'shared/services/contact-store/src/contact-store.test.ts',
    title: /kills under load/,
  },
  {
    what: 'a second process on one database',
    file: 'shared/services/contact-store/src/contact-store.test.ts',
    title: /a second process is refused/,
  },
  {
    what: 'the disk of the database full, then room again',
    file: 'shared/services/contact-store/src/database/embedded/full-disk.test.ts',
    title: /./,
  },
  {
    what: 'a release killed in each of its steps',
    file: 'shared/tools/delivery/src/activate/go-live.test.ts',
    title: /a release that is killed/,
  },
  {
    what: 'two teams, and two processes, release at once',
    file: 'shared/tools/delivery/src/activate/go-live.test.ts',
    title: /two teams who release/,
  },
  {
    what: 'six processes release at once, three times',
    file: 'shared/tools/delivery/src/activate/go-live.test.ts',
    title: /six processes/,
  },
  {
    what: 'the storage gone while serving, five times',
    file: 'shared/tools/delivery/src/serve/storage-gone.test.ts',
    title: /./,
  },
  {
    what: 'the storage failing or hanging while serving',
    file: 'shared/tools/delivery/src/serve/live-site.test.ts',
    title: /while the storage/,
  },
];

const limitMinutes = 10;

/** `npx manzil endure`: durability and storage, with a table at the end. */
export async function endure(): Promise<void> {
  const files = [...new Set(hardships.map(({ file }) => file))];
  const report = await runJest({ files, env: { ENDURE: '1' }, limitMinutes });
  const results = report.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: name })),
  );
  const rows = hardships.map(({ what, file, title }) => {
    const own = results.filter((result) => result.file.endsWith(file) && title.test(result.fullName));
    const seconds = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000;
    const failed = own.find(({ status }) => status === 'failed');
    return {
      what,
      seconds: seconds.toFixed(1),
      outcome: failed
        ? `FAILED: ${failed.failureMessages[0]?.split('\n')[0] ?? ''}`
        : outcomeOf(own.map(({ status }) => status)),
    };
  });
  for (const line of formatTable(
    ['hardship', 'seconds', 'outcome'],
    rows.map(({ what, seconds, outcome }) => [what, seconds, outcome.slice(0, 110)]),
  ))
    console.log(line);
  if (
    rows.some(({ outcome }) => outcome !== 'survived' && outcome !== skipped) ||
    results.some(({ status }) => status === 'failed')
  )
    throw new UserError('A durability test failed; see above.');
}

const skipped = 'skipped here: only root on Linux can mount a small disk';

function outcomeOf(statuses: readonly string[]): string {
  if (statuses.length === 0) return 'FAILED: no test of it has run';
  return statuses.every((status) => status === 'passed') ? 'survived' : skipped;
}
