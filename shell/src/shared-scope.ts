/** Federation provides a shared module only if the shell refers to it. */
export const sharedOnDemand = {
  cards: () => import('@site/ui/cards'),
  forms: () => import('@site/ui/forms'),
  disclosure: () => import('@site/ui/disclosure'),
};
