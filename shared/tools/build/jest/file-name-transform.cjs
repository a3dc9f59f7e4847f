const path = require('node:path');

/** An imported asset is its file name. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
