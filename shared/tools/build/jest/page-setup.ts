import '@testing-library/jest-dom';
// Loaded before the console guard adds its hook, so that the library's clean-up runs first: what
// a component complains about while it unmounts then still counts against its own test.
import '@testing-library/react';
