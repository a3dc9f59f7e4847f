/**
 * Property tests are deterministic, so that a failure does not block an unrelated change. A failure prints the
 * values, which go into `examples`.
 */
const { existsSync } = require('node:fs');
const { dirname, join, resolve, sep } = require('node:path');

const [root] = resolve(__dirname, '../../../..').split(`${sep}node_modules${sep}`);
// By path, because jest maps the name to this file. Packages of a copy are installed above it.
const file = 'node_modules/fast-check/lib/cjs/fast-check.js';
const folder = [root, dirname(root)].find((each) => existsSync(join(each, file))) ?? root;
const fc = require(join(folder, file));

fc.configureGlobal({ seed: 20260101 });

module.exports = fc;
