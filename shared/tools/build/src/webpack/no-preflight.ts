/** Replaces Chakra's reset, which `@site/ui` disables. */
export function createPreflight(): object {
  return {};
}
