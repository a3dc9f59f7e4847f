import { readFile } from 'node:fs/promises';
import { exceptionLine } from '@site/contact-store';
import { findPlaces, type SourcePlace } from '../release';
import { type Storage, UserError } from '../storage';
import { openContext } from './context';
import { plain } from './progress';

interface Frame {
  frame: string;
  places: SourcePlace[];
}

/**
 * `npx manzil explain <what>`: source lines of the errors in a log (one line of it, or a file), or of a place in a
 * script (`/_/projects/main.0123456789.js:1:2345`).
 */
export async function explain(what: string): Promise<void> {
  const { storage } = await openContext();
  if (/:\d+:\d+$/.test(what)) return console.log(describeFrame(await explainFrame(storage, what)));
  for (const { count, ...error } of errorsIn(what.startsWith('{') ? what : await readLog(what))) {
    const part = `${error['service.name']}@${error['service.version']}`;
    const places = error['exception.stacktrace'].match(/\/_\/\S+:\d+:\d+$/gm) ?? [];
    const frames = await Promise.all(
      // Reports are untrusted: an invalid frame must not hide the others.
      places.map((frame) => explainFrame(storage, frame, part).catch(() => ({ frame, places: [] }))),
    );
    const times = count === 1 ? '' : ` (${count} times)`;
    console.log(plain(`${part}, ${error['exception.type']}: ${error['exception.message']}${times}`));
    for (const frame of frames) console.log(plain(`  ${describeFrame(frame)}`));
  }
}

/** Equal errors of all pages once, the most frequent first. Throws one sentence without any. */
function errorsIn(log: string) {
  const counts = new Map<string, number>();
  for (const line of log.split('\n')) {
    const { data } = exceptionLine.safeParse(parse(line));
    if (data) counts.set(JSON.stringify(data), (counts.get(JSON.stringify(data)) ?? 0) + 1);
  }
  if (counts.size === 0) throw new UserError('There is no line of a reported error in it ("event.name":"exception").');
  const errors = [...counts].sort(([, one], [, other]) => other - one);
  return errors.map(([json, count]) => ({ ...exceptionLine.parse(JSON.parse(json)), count }));
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // A log may have other lines.
  }
}

function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `"${file}" is neither a line of the log, nor a file, nor a place in a script. npx manzil explain --help shows examples.`,
    );
  });
}

/** Uses the failed part's version for its scripts; other scripts are found by name. */
async function explainFrame(storage: Storage, frame: string, failedPart = ''): Promise<Frame> {
  const [, part, script, line, column] =
    /^(?:https?:\/\/[^/]+)?\/?_\/([a-z0-9-]+)\/([\w.~@+-]+):(\d+):(\d+)$/.exec(frame) ?? [];
  if (!part || !script)
    throw new UserError(`"${frame}" is not a script location. Write /_/projects/main.0123456789.js:1:2345.`);
  const [failed, version] = failedPart.split('@');
  const place = { part, script, line: Number(line), column: Number(column) };
  const exact = version && failed === part ? await findPlaces(storage, { ...place, version }) : [];
  return { frame, places: exact.length > 0 ? exact : await findPlaces(storage, place) };
}

function describeFrame({ frame, places: [place] }: Frame): string {
  if (!place) return `${frame}: no source map in this storage has this place`;
  const { file, line, column, name } = place;
  return `${file}:${line}:${column}${name ? ` (${name})` : ''}`;
}
