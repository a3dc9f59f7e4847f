import { readFile } from 'node:fs/promises';
import { findPlaces, type SourcePlace } from '@site/delivery/release';
import { type Storage, UserError } from '@site/delivery/storage';
import { openReports } from '../reports';
import { type CommonOptions, openContext } from '../context';
import { plain } from '../table';

interface Explainable {
  failures: readonly { kind: string; part: string; message: string; frames: readonly string[] }[];
}

interface Frame {
  frame: string;
  places: SourcePlace[];
}

/**
 * `npx manzil explain <what>`: source line of a report (number or JSON file), of a place in a script
 * (`/_/projects/main.0123456789.js:1:2345`), or in any script of a version (`projects@1.0.0-1a2b3c4d:1:2345`).
 */
export async function explain(what: string, options: CommonOptions = {}): Promise<void> {
  const { settings, storage, readConfig } = await openContext({ ...options, isReadOnly: true });
  if (/:\d+:\d+$/.test(what)) {
    const frame = await explainFrame(storage, what);
    if (options.json) return console.log(JSON.stringify(frame));
    return frameLines(frame).forEach((line) => console.log(line));
  }
  const report = /^#?\d+$/.test(what)
    ? await (await openReports(settings, await readConfig())).find(Number(what.replace('#', '')))
    : await readReportFile(what);
  if (!report)
    throw new UserError(
      `There is no report ${what}; the oldest ones make room for new ones. npx manzil health lists reports.`,
    );
  const failures = await Promise.all(
    report.failures.map(async ({ frames, ...failure }) => ({
      ...failure,
      frames: await Promise.all(
        // Reports are untrusted: an invalid frame must not hide the others.
        frames.map((frame) => explainFrame(storage, frame, failure.part).catch(() => ({ frame, places: [] }))),
      ),
    })),
  );
  if (options.json) return console.log(JSON.stringify({ failures }));
  if (failures.length === 0) console.log('This report names no failure.');
  for (const { kind, part, message, frames } of failures) {
    console.log(plain(`${part}, ${kind}: ${message}`));
    for (const line of frames.flatMap(frameLines)) console.log(plain(`  ${line}`));
  }
}

/** Uses the failed part's version for its scripts; other scripts are found by name. */
async function explainFrame(storage: Storage, frame: string, failedPart = ''): Promise<Frame> {
  const { part = '', named, script, line, column } = readFrame(frame);
  const [failed, version = named] = failedPart.split('@');
  const place = { part, ...(script ? { script } : {}), line: Number(line), column: Number(column) };
  const exact =
    version && (named ?? failed === part) ? await findPlaces(storage, { ...place, version: named ?? version }) : [];
  return { frame, places: exact.length > 0 || named ? exact : await findPlaces(storage, place) };
}

function readFrame(frame: string) {
  const groups = (
    /^(?:https?:\/\/[^/]+)?\/?_\/(?<part>[a-z0-9-]+)\/(?<script>[\w.~@+-]+):(?<line>\d+):(?<column>\d+)$/.exec(frame) ??
    /^(?<part>[a-z0-9-]+)@(?<named>[\w.+-]+):(?<line>\d+):(?<column>\d+)$/.exec(frame)
  )?.groups;
  if (!groups)
    throw new UserError(
      `"${frame}" is not a script location. Write /_/projects/main.0123456789.js:1:2345, or projects@1.0.0-1a2b3c4d:1:2345.`,
    );
  return groups;
}

function frameLines({ frame, places }: Frame): string[] {
  if (places.length === 0) return [`${frame}: no source map in this storage has this place`];
  return places.map(
    ({ file, line, column, name, script }) =>
      `${file}:${line}:${column}${name ? ` (${name})` : ''}${places.length > 1 ? `, in ${script}` : ''}`,
  );
}

async function readReportFile(file: string): Promise<Explainable | undefined> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `"${file}" is neither the number of a report, nor a file, nor a place in a script. npx manzil explain --help shows examples.`,
    );
  });
  const report: unknown = parse(file, text);
  if (typeof report === 'object' && report !== null && 'failures' in report && Array.isArray(report.failures))
    return report as Explainable;
  throw new UserError(`${file} is not a report: it has no list "failures".`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${file} is not valid JSON.`);
  }
}
