import '@testing-library/jest-dom';
// Loaded before the console guard's hook, so that cleanup runs first and complaints during unmount count for their
// test.
import '@testing-library/react';
