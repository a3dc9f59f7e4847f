const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { default: run } = require('jest-circus/runner');
const { startRecording } = require('./input-recorder.cjs');

/**
 * jest's own runner. Of each test file in which every test ran and passed, it leaves in the folder `INPUT_RECORDS` what
 * the file has read of the repository. A file with a test that was left out (no Postgres here, say) counts as not
 * passed.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const recording = startRecording(config.rootDir);
  let result;
  let inputs;
  try {
    result = await run(globalConfig, config, environment, runtime, testPath, ...rest);
  } finally {
    inputs = recording.stop();
  }
  const { INPUT_RECORDS: folder } = process.env;
  const hasPassed =
    !result.testExecError && result.numPassingTests > 0 && result.testResults.length === result.numPassingTests;
  if (folder && hasPassed) {
    const nameOf = (file) => path.relative(config.rootDir, file);
    const modules = [...runtime.getSourceMaps().keys()]
      .filter((file) => file.startsWith(config.rootDir) && !file.includes('/node_modules/'))
      .map(nameOf)
      .sort();
    const test = nameOf(testPath);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${encodeURIComponent(test)}.json`), JSON.stringify({ test, modules, ...inputs }));
  }
  return result;
};
