import { paths } from '@site/contracts';
import { Box, Container, HStack, Reveal, Section, SectionHead, Text, TextLink } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';

export function PropertiesSoon() {
  return (
    <Section pt="0" aria-labelledby="properties">
      <Container>
        <SectionHead
          title="Properties"
          id="properties"
          action={
            <HStack gap="6">
              <TextLink to={paths.buy} {...line}>
                Homes for sale
              </TextLink>
              <TextLink to={paths.rent} {...line}>
                Homes to rent
              </TextLink>
            </HStack>
          }
        />
        <Reveal
          position="relative"
          h={{ base: '12.5rem', md: '360px' }}
          bg="bg.surface"
          border="1px solid {colors.border.hairline}"
          rounded="panel"
          overflow="hidden"
        >
          <Box position="absolute" inset="0">
            <ParcelMap />
          </Box>
          <Text
            position="absolute"
            left={{ base: '6', md: '14' }}
            bottom={{ base: '6', md: '52px' }}
            maxW="13ch"
            textStyle="teaser"
          >
            Coming Soon! Stay tuned.
          </Text>
        </Reveal>
      </Container>
    </Section>
  );
}

const line = { display: 'inline-flex', alignItems: 'center', minH: '11' } as const;
