import { chakra } from '@site/ui/core';

/** A version, a commit, a command: one word that is not broken while there is room. */
export const Code = chakra('code', {
  base: {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  },
});
