/**
 * Federation only provides what the shell itself refers to: these lines make the parts of the
 * design system that load on demand available to the remotes.
 */
export const provided = {
  cards: () => import('@site/ui/cards'),
  forms: () => import('@site/ui/forms'),
  disclosure: () => import('@site/ui/disclosure'),
  overlay: () => import('@site/ui/overlay'),
};
