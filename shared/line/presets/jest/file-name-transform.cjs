const path = require('node:path');

module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
