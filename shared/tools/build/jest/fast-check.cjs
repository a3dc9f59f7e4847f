/**
 * Property tests are deterministic, so that a failure does not block an unrelated change. `PROPERTY_RUNS=10000` draws
 * new values, as at night; a failure prints the seed, and its values go into `examples`.
 */
const fc = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js');

const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20260101 });

module.exports = fc;
