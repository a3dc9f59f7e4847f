/**
 * Federation provides a shared module only if the shell refers to it. These imports put the parts of the
 * design system that load on demand into the shared scope.
 */
export const sharedOnDemand = {
  cards: () => import('@site/ui/cards'),
  forms: () => import('@site/ui/forms'),
  disclosure: () => import('@site/ui/disclosure'),
};
