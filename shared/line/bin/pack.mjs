// npm runs this before and after `npm pack -w shared/line`: what the line needs of the other shared packages, and what
// is compiled into every part, goes into `packed/`, and away again.
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const line = resolve(import.meta.dirname, '..');
const atRoot = ['LICENSE', 'tsconfig.json'];

for (const path of ['packed', ...atRoot]) rmSync(join(line, path), { recursive: true, force: true });
if (process.argv[2] === 'before') {
  for (const name of ['contact-form', 'contact-store', 'contracts', 'runtime']) pack(name);
  for (const name of atRoot) cpSync(join(line, '../..', name), join(line, name));
}

function pack(name) {
  const from = join(line, '..', name);
  const filter = (path) => isPacked(name, path.slice(from.length));
  cpSync(from, join(line, 'packed', name), { recursive: true, filter });
}

/** Without tests. Of the runtime only its names: the live shell provides the rest. */
function isPacked(name, path) {
  const isOurs =
    name !== 'runtime' || /^$|(src|package\.json|names\.ts)$/.test(path);
  return isOurs && !/[\\/](node_modules|testing)$|\.test\.tsx?$|\.md$/.test(path);
}
