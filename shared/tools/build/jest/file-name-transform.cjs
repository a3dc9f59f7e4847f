const path = require('node:path');

/** An imported picture, font or style sheet is its file name, so that a test can say which one it expects. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
