/**
 * Property tests draw the same values in every run: a check that fails at random holds up a team that changed something
 * else.
 * `PROPERTY_RUNS=10000` draws that many new ones, as the night does; a failure prints the seed, and the values go into
 * `examples`.
 */
const { join, resolve, sep } = require('node:path');

const [root] = resolve(__dirname, '../../../..').split(`${sep}node_modules${sep}`);
const fc = require(join(root, 'node_modules/fast-check/lib/cjs/fast-check.js'));

const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20260101 });

module.exports = fc;
