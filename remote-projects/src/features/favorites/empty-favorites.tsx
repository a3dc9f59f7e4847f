import { paths } from '@site/contracts';
import { Box, ButtonLink, Flex, Text } from '@site/ui/core';
import { Heart } from 'lucide-react';
import { EmptyPanel } from '../../components/empty-panel';
import { ScriptNote } from '../../components/script-note';

/**
 * Also in the HTML for visitors who have saved something: it does not say that nothing is saved, and has the height of
 * a row of cards, so that what is below stays when the cards replace it.
 */
export function EmptyFavorites() {
  return (
    <EmptyPanel title="What you save is listed here" minH={{ base: '600px', lg: '520px', _print: '0' }} mb="section">
      <Text color="fg.muted" mt="3" maxW="56ch">
        Tap the heart <Box as={Heart} display="inline" boxSize="18px" verticalAlign="-3px" aria-hidden /> on a home or
        project to save it. You can share the list. Favorites stay in this browser.
      </Text>
      <ScriptNote>
        <Text mt="3">Your list could not be read, because scripts did not run.</Text>
      </ScriptNote>
      <Flex wrap="wrap" gap="4" mt="6">
        <ButtonLink to={paths.projectSearch}>Search sample homes</ButtonLink>
        <ButtonLink to={paths.projects} variant="outline">
          See our projects
        </ButtonLink>
      </Flex>
    </EmptyPanel>
  );
}
