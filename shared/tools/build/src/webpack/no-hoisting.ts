/** Stands in for `hoist-non-react-statics`: Emotion calls it in `withTheme` alone. */
export default function refuse(): never {
  throw new Error('Components of this site are not wrapped by withTheme of Emotion: use tokens (shared/tools/build/src/webpack/no-hoisting.ts).');
}
