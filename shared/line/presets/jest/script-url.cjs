module.exports = '/_/shell/script.js';
