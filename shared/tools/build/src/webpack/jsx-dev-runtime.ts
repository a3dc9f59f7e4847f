/**
 * In place of `react/jsx-dev-runtime`, which the compiler writes into what can be refreshed. Only
 * `react/jsx-runtime` is shared, and in React's development build it warns of the same mistakes.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

type Type = Parameters<typeof jsx>[0];

export { Fragment };

export function jsxDEV(
  type: Type,
  props: unknown,
  key: string | undefined,
  isStaticChildren: boolean,
): ReturnType<typeof jsx> {
  return isStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
}
