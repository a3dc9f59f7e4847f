// Imported before everything else, by each way to run a command. Without imports and new syntax, for old versions.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Manzil needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
