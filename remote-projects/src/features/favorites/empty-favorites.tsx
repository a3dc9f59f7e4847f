import { paths } from '@site/contracts';
import { Box, ButtonLink, Flex, Heading, Text } from '@site/ui/core';
import { Heart } from 'lucide-react';

/** The HTML does not know what this browser saved, so the text must be true in both cases. */
export function EmptyFavorites() {
  return (
    <Box as="section" aria-labelledby="empty" mb="section" bg="bg.surface" rounded="panel" p={{ base: '6', md: '10' }}>
      <Heading id="empty" textStyle="h3">
        You have not saved anything yet
      </Heading>
      <Text color="fg.muted" mt="3" maxW="56ch">
        Tap the heart <Box as={Heart} display="inline" boxSize="18px" verticalAlign="-3px" aria-hidden /> on a home or
        project to save it. You can share the list. Favorites stay in this browser.
      </Text>
      <Flex wrap="wrap" gap="4" mt="6">
        <ButtonLink to={paths.projectSearch}>Search sample homes</ButtonLink>
        <ButtonLink to={paths.projects} variant="outline">
          See our projects
        </ButtonLink>
      </Flex>
    </Box>
  );
}
