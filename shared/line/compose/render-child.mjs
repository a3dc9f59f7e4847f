// A process that renders pages from a composition's Node bundles, without the releaser's environment and, with Node's
// permission model, without files, processes and workers. Plain JavaScript, because a compiler needs these. Messages
// are typed in renderer.ts.
import { loadNodeBundle } from '../release/node-bundle.mjs';

let shell;
const remotes = new Map();

process.on('message', (message) => {
  const work = message.bundles ? open(message.bundles) : render(message.task);
  work.then(
    (done) => send({ done }),
    (error) => send({ refused: plain(error) }),
  );
});

/** The shell first: remotes use its modules. */
async function open(bundles) {
  for (const { part, version, isShell, code } of bundles) {
    send({ note: `${part} ${version}` });
    if (isShell) shell = asShell(loadNodeBundle(code, {}), `${part} ${version}`);
    else remotes.set(part, asRemote(loadNodeBundle(code, shell.shared), `${part} ${version}`));
  }
}

async function render({ path, modules: ids, document }) {
  const modules = new Map();
  for (const each of ids) modules.set(each, await load(each));
  const page = await shell.renderPage({ path, registry: document.registry, modules });
  const { html, styles, scripts } = shell.writeDocument({ ...document, page });
  // An unhandled rejection ends this process after the microtasks, while the page can be named.
  await new Promise((resolve) => setImmediate(resolve));
  return { html, styles: [...styles], scripts: [...scripts], body: page.html };
}

async function load(id) {
  const part = id.slice(0, id.indexOf('/'));
  const module = remotes.get(part)?.modules[id.slice(part.length + 1)];
  if (!module) throw new Error(`The release of ${part} has no ${id}.`);
  return module();
}

/** Exports are known at run time only. */
function asShell({ shared, renderPage, writeDocument }, name) {
  if (shared && renderPage && writeDocument) return { shared, renderPage, writeDocument };
  throw new Error(`The Node bundle of ${name} does not export shared, renderPage and writeDocument.`);
}

function asRemote({ modules }, name) {
  if (modules) return { modules };
  throw new Error(`The Node bundle of ${name} does not export modules.`);
}

function send(message) {
  process.send(message);
}

/** Error classes do not cross processes. */
function plain(error, depth = 0) {
  const isObject = typeof error === 'object' && error !== null;
  const message = isObject && 'message' in error ? String(error.message) : String(error);
  return {
    message,
    ...(isObject && error.cause !== undefined && depth < 5 ? { cause: plain(error.cause, depth + 1) } : {}),
  };
}
