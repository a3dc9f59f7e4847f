// The compiler of styles, for builds. Only for Node.
export { compileStyles } from './compile-styles';
export type { CompiledStyles } from './compile-styles';
