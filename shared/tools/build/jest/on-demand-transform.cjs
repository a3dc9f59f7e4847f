const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const load = /^var ([\w$]+) = require\('([^']+)'\);$/gm;

/**
 * Chakra's index requires a thousand files, a third of each test file's time. Here an export requires its file on first
 * access.
 */
function loadOnDemand(source) {
  const files = new Map([...source.matchAll(load)].map(([, name, file]) => [name, file]));
  return source
    .replace(load, '')
    .replace(
      /^exports\.([\w$]+) = ([\w$.]+);$/gm,
      "Object.defineProperty(exports, '$1', { enumerable: true, get: () => $2 });",
    )
    .replace(/(=> |return )([\w$]+)(?=[.;, ])/g, (whole, before, name) =>
      files.has(name) ? `${before}require('${files.get(name)}')` : whole,
    );
}

const ownSource = readFileSync(__filename);

module.exports = {
  process: (source) => ({ code: loadOnDemand(source) }),
  getCacheKey: (source, file) => createHash('sha256').update(ownSource).update(file).update(source).digest('hex'),
};
