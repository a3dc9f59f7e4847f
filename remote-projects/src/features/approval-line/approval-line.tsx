import { chakra, Text, TextLink } from '@site/ui/core';
import type { City, ProjectCardContent } from '../../content/project-cards';

/** The page makes no claim about a real scheme; it names the authority, and the map searches for the name. */
export function ApprovalLine({ city, neighborhood }: Pick<ProjectCardContent, 'city' | 'neighborhood'>) {
  const place = neighborhood.includes(city) ? neighborhood : `${neighborhood} ${city}`;
  return (
    <Text mt="8" color="fg.soft">
      <chakra.strong textStyle="semibold">Approval:</chakra.strong> check with the{' '}
      {authoritiesOf[city].map(({ name, fullName, url }, index) => (
        <span key={name}>
          {index > 0 && ' or '}
          <TextLink href={url} target="_blank" rel="noopener noreferrer" title={fullName}>
            {name}
          </TextLink>
        </span>
      ))}{' '}
      before you book.{' '}
      <TextLink
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
        target="_blank"
        rel="noreferrer"
      >
        Look for the area on a map
      </TextLink>
      . Plot sizes and prices: ask for the current list with the form below.
    </Text>
  );
}

interface Authority {
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
const authoritiesOf: Record<City, readonly Authority[]> = {
  Lahore: [lahore],
  Islamabad: [islamabad, rawalpindi],
};
