/** In place of Chakra's reset, which `@site/ui` switches off and replaces by its own. */
export function createPreflight(): object {
  return {};
}
