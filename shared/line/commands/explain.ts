import { readFile } from 'node:fs/promises';
import { exceptionLine } from '../publish/receive-report';
import { findPlaces, type SourcePlace } from '../release';
import { type Storage } from '../storage';
import { openContext } from './context';
import { plain } from './progress';
import { UserError } from '../checkout';

interface Frame {
  frame: string;
  places: SourcePlace[];
}

/** A script, line and column, in a browser's stack, a log, or any other text. */
const place = /\/_\/([a-z0-9-]+)\/([\w.~@+-]+):(\d+):(\d+)/g;

/**
 * `npx manzil explain <what>`: source lines of the errors in a log (one line of it, or a file), or of each place in a
 * text (`at LoginPage (https://manzil.example/_/account/694.0123456789.js:1:2000)`).
 */
export async function explain(what: string): Promise<void> {
  const { storage } = await openContext();
  if (!what.startsWith('{') && what.match(place)) return explainPlaces(storage, what);
  for (const { count, ...error } of errorsIn(what.startsWith('{') ? what : await readLog(what))) {
    const part = `${error['service.name']}@${error['service.version']}`;
    const frames = await explainAll(storage, error['exception.stacktrace'], part);
    const times = count === 1 ? '' : ` (${count} times)`;
    console.log(plain(`${part}, ${error['exception.type']}: ${error['exception.message']}${times}`));
    for (const frame of frames) console.log(plain(`  ${describeFrame(frame)}`));
  }
}

async function explainPlaces(storage: Storage, text: string): Promise<void> {
  const frames = await explainAll(storage, text);
  for (const frame of frames) console.log(describeFrame(frame));
  if (frames.every((frame) => frame.places.length === 0))
    throw new UserError('No source map in this storage has these places. npx manzil history names the releases here.');
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
function explainAll(storage: Storage, text: string, failedPart = ''): Promise<Frame[]> {
  const [failed, version] = failedPart.split('@');
  return Promise.all(
    Array.from(text.matchAll(place), async ([frame, part = '', script = '', line, column]) => {
      const found = { part, script, line: Number(line), column: Number(column) };
      const exact = version && failed === part ? await findPlaces(storage, { ...found, version }) : [];
      return { frame, places: exact.length > 0 ? exact : await findPlaces(storage, found) };
    }),
  );
}

function describeFrame({ frame, places: [place] }: Frame): string {
  if (!place) return `${frame}: no source map in this storage has this place`;
  const { file, line, column, name } = place;
  return `${file}:${line}:${column}${name ? ` (${name})` : ''}`;
}
