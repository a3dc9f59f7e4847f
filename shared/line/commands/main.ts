import '../bin/refuse-old-node.mjs';

// Loaded afterwards: an old Node would end in its syntax or a missing export. Awaited: `bin/bootstrap.mjs` says what to
// do when a package is missing.
const { runProgram } = await import('./run-program');
void runProgram();
