import { useState } from 'react';
import { Box, Container, Flex, Section, SectionHead, Text, VisuallyHidden } from '@site/ui/core';
import { SegmentedControl } from '@site/ui/forms';
import { sortCities, spainCities, type CityOrder } from '../../content/spain-cities';

const orders: readonly { value: CityOrder; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'count', label: 'Number of homes (sample)' },
];

export function CityList() {
  const [order, setOrder] = useState<CityOrder>('name');
  return (
    <Section bg="bg.surface" aria-labelledby="cities">
      <Container>
        <SectionHead
          title="Cities in Spain"
          id="cities"
          action={<SegmentedControl label="Sort cities by" options={orders} value={order} onChange={setOrder} />}
        />
        <Text color="fg.muted" mb="6" mt={{ base: '-3', md: '-6' }}>
          Sample homes per city
        </Text>
        <Box
          as="ul"
          columns={{ base: '8.5rem 2', md: '12rem 3', lg: '11rem 4' }}
          columnGap={{ base: '5', md: '8' }}
          listStyle="none"
          role="list"
          aria-labelledby="cities"
        >
          {sortCities(spainCities, order).map(({ city, count }) => (
            <Flex
              key={city}
              as="li"
              justifyContent="space-between"
              gap="3"
              py="14px"
              borderTop="1px solid {colors.border.hairline}"
              textStyle="uiSemibold"
              letterSpacing="0"
              breakInside="avoid"
            >
              <span>{city}</span>
              <Flex as="span" color="fg.muted" textStyle="medium" fontVariantNumeric="tabular-nums">
                {count.toLocaleString('en-US')}
                <VisuallyHidden>{' homes'}</VisuallyHidden>
              </Flex>
            </Flex>
          ))}
        </Box>
      </Container>
    </Section>
  );
}
