import { MapPin } from 'lucide-react';
import { paths } from '@site/contracts';
import { Box, ButtonLink, Container, Flex, Grid, Heading, HStack, Section, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { promoPanel } from '../../../images/manifest.json';

export function PromoPanel() {
  return (
    <Section pt="0" aria-labelledby="promo">
      <Container>
        <Grid
          gridTemplateColumns={{ base: '1fr', md: '5fr 7fr' }}
          minHeight={{ md: '500px' }}
          bg="brand.solid"
          color="fg.onBrand"
          rounded="panel"
          overflow="hidden"
        >
          <Offer />
          <Box position="relative" order={{ base: -1, md: 0 }} height={{ base: '200px', md: 'auto' }}>
            <Picture image={promoPanel} sizes="(min-width: 64rem) 746px, 100vw" h="full" />
          </Box>
        </Grid>
      </Container>
    </Section>
  );
}

function Offer() {
  return (
    <Flex
      flexDirection="column"
      alignItems="flex-start"
      px={{ base: '28px', md: '8', lg: '14' }}
      py={{ base: '6', md: '14' }}
    >
      <HStack gap="9px" textStyle="largeStrong">
        <MapPin size={20} aria-hidden />
        Lahore
      </HStack>
      <Heading id="promo" textStyle="promoTitle" mt={{ base: '5', md: 'auto' }}>
        Starting From{' '}
        <Box as="strong" display="block" textStyle="promoPrice" marginTop="6px">
          Rs. 90,000
        </Box>
      </Heading>
      <Text textStyle="priceUnit" letterSpacing="0" mt="1">
        / Per month
      </Text>
      <ButtonLink to={paths.comingSoon} variant="ink" size="lg" mt={{ base: '6', md: '36px' }}>
        Coming Soon
      </ButtonLink>
    </Flex>
  );
}
