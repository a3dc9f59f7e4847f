import type { ReactNode } from 'react';
import { Box, Flex, Grid, Heading, Text, VisuallyHidden } from '@site/ui/core';
import { AirVent, Bath, BedDouble, Car, MapPin, Scaling, TreePine } from 'lucide-react';
import { Chip } from '../../components/chip';
import { inLocalArea } from '../../model/local-area';
import { formatPrice } from '../../model/amount';
import type { Home } from '../../content/catalogue';
import { hasGround } from '../../model/home-facts';

export interface HomeSummaryProps {
  title: string;
  home: Home;
  actions: ReactNode;
  /** Below the actions. */
  note: ReactNode;
  share: ReactNode;
}

export function HomeSummary({ title, home, actions, note, share }: HomeSummaryProps) {
  return (
    <>
      <Flex
        direction={{ base: 'column', xl: 'row' }}
        align={{ xl: 'flex-end' }}
        justify="space-between"
        gap={{ base: '6', xl: '8' }}
        mt={{ base: '8', md: '10' }}
      >
        <div>
          <Text textStyle="leadMedium" mb="3">
            {title}
          </Text>
          <Heading as="h1" textStyle="h1" tabIndex={-1} position="relative">
            <VisuallyHidden>{`${home.neighborhood}, ${home.city}: `}</VisuallyHidden>
            {formatPrice(home.price)}{' '}
            <Box as="span" color="fg.muted" textStyle="priceUnit" whiteSpace="nowrap">
              {home.saleStatus}
            </Box>
          </Heading>
          <Flex align="center" gap="4" mt="2">
            <Flex as="p" alignItems="center" gap="2" textStyle="largeMedium">
              <Box as={MapPin} boxSize="5" color="brand.line" aria-hidden />
              {home.neighborhood}, {home.city}
            </Flex>
            {share}
          </Flex>
        </div>
        <Box flexShrink="0">
          <Grid
            templateColumns={{ base: halves, md: 'repeat(4, minmax(0, 1fr))', xl: halves }}
            gap={{ base: '3', md: '4' }}
            w={{ xl: '400px' }}
            css={{ '& :is(a, button)': { width: 'full', paddingInline: '3' } }}
          >
            {actions}
          </Grid>
          {note}
        </Box>
      </Flex>
      <Chips home={home} />
    </>
  );
}

const halves = 'repeat(2, minmax(0, 1fr))';

function Chips({ home }: { home: Home }) {
  const chips = [
    { icon: <BedDouble size={20} aria-hidden />, text: `${home.beds} bedrooms` },
    { icon: <Bath size={20} aria-hidden />, text: `${home.baths} baths` },
    { icon: <Scaling size={20} aria-hidden />, text: inLocalArea(home.area, home) },
    ...(hasGround(home) ? ground : []),
    { icon: <AirVent size={20} aria-hidden />, text: 'Air conditioning' },
  ];
  return (
    <Flex asChild wrap="wrap" gap="3" mt="8">
      <ul aria-label="Features">
        {chips.map(({ icon, text }) => (
          <li key={text}>
            <Chip icon={icon}>{text}</Chip>
          </li>
        ))}
      </ul>
    </Flex>
  );
}

const ground = [
  { icon: <Car size={20} aria-hidden />, text: '2 parking spaces' },
  { icon: <TreePine size={20} aria-hidden />, text: 'Garden' },
];
