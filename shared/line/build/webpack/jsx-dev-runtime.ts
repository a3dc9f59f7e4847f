/**
 * Replaces `react/jsx-dev-runtime` in refreshable code. Only `react/jsx-runtime` is shared, with the same warnings in
 * React's development build.
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
