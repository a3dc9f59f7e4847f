import type { City } from './project-names';

export interface Authority {
  /** As buyers call it. */
  name: string;
  fullName: string;
  url: string;
}

const lahore: Authority = {
  name: 'LDA',
  fullName: 'Lahore Development Authority',
  url: 'https://www.lda.gop.pk',
};
const islamabad: Authority = {
  name: 'CDA',
  fullName: 'Capital Development Authority',
  url: 'https://www.cda.gov.pk',
};
const rawalpindi: Authority = {
  name: 'RDA',
  fullName: 'Rawalpindi Development Authority',
  url: 'https://rda.gop.pk',
};

/** Who approves housing schemes. Schemes named after Islamabad may be on land of Rawalpindi. */
export const authoritiesOf: Record<City, readonly Authority[]> = {
  Lahore: [lahore],
  Islamabad: [islamabad, rawalpindi],
};
