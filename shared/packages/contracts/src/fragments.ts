/** Properties of each fragment that crosses a team's border. The producer implements them, the consumer passes them. */
export interface FragmentProps {
  'projects/fragments/project-grid': ProjectGridProps;
  'projects/fragments/property-grid': PropertyGridProps;
}

export interface ProjectGridProps {
  /** `showAll` shows the first 8 projects and a View All tile (landing); `every` shows all ten (spec §4). */
  mode: 'showAll' | 'every';
}

/** Which sample homes to show. An absent field does not narrow the list. */
export interface PropertyGridProps {
  /** At most so many, in the catalogue's order unless `sort` is given. */
  limit?: number;
  saleStatus?: 'per month' | 'for sale';
  type?: 'Apartment' | 'House' | 'Villa';
  /** Inclusive, in the currency of the sample prices. */
  priceFrom?: number;
  priceTo?: number;
  bedsMin?: number;
  bedsMax?: number;
  sort?: 'lowest' | 'highest';
  /** Level of the cards' headings, so that the outline of the page stays whole. */
  headingLevel?: 3 | 4;
}
