/**
 * Property tests are deterministic, so that a failure does not block an unrelated change. `PROPERTY_RUNS=10000` draws
 * new values, as at night; a failure prints the seed, and its values go into `examples`.
 */
const { join, resolve, sep } = require('node:path');

const [root] = resolve(__dirname, '../../../..').split(`${sep}node_modules${sep}`);
// Node's resolution: jest maps the name to this file, and packages may be installed above the repository.
const { resolve: find } = process.getBuiltinModule('node:module').createRequire(join(root, 'package.json'));
const fc = require(find('fast-check'));

const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20260101 });

module.exports = fc;
