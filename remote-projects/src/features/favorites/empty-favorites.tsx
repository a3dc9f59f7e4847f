import { paths } from '@site/contracts';
import { Box, ButtonLink, Flex, Grid, Heading, Text } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';
import { Heart } from 'lucide-react';
import { ScriptNote } from '../../components/script-note';

/**
 * Also in the HTML for visitors who have saved something: it does not say that nothing is saved, and has the height of
 * a row of cards, so that what is below stays when the cards replace it.
 */
export function EmptyFavorites() {
  return (
    <Grid
      as="section"
      aria-labelledby="empty"
      templateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
      templateRows={{ base: 'auto minmax(160px, 1fr)', lg: 'none' }}
      minH={{ base: '600px', lg: '520px', _print: '0' }}
      mb="section"
      bg="bg.surface"
      rounded="panel"
      overflow="hidden"
    >
      <Box alignSelf="center" p={{ base: '6', md: '10' }}>
        <Heading id="empty" textStyle="h3">
          What you save is listed here
        </Heading>
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
      </Box>
      <Box bg="bg.sand" _print={{ display: 'none' }}>
        <ParcelMap />
      </Box>
    </Grid>
  );
}
