module.exports = { rootDir: __dirname, ...require('./shared/build/jest-preset.cjs') };
