import { chakra, Text, TextLink } from '@site/ui/core';
import { authoritiesOf } from '../../content/authorities';
import type { City } from '../../content/project-names';

/** The page makes no claim about a real scheme; it names the authority. */
export function ApprovalLine({ city }: { city: City }) {
  return (
    <Text mt="8" color="fg.soft">
      <chakra.strong fontWeight="semibold">Approval:</chakra.strong> check with the{' '}
      {authoritiesOf[city].map(({ name, fullName, url }, index) => (
        <span key={name}>
          {index > 0 && ' or '}
          <TextLink href={url} target="_blank" rel="noopener noreferrer" title={fullName}>
            {name}
          </TextLink>
        </span>
      ))}{' '}
      before you book. Plot sizes and prices: ask for the current list with the form below.
    </Text>
  );
}
