import '@testing-library/jest-dom';
// Loaded before the console guard's hook, so that cleanup runs first and complaints during unmount count for their
// test.
import { configure } from '@testing-library/react';

// Milliseconds. The default of 1 s fails tests on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
