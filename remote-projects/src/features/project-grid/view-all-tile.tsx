import { ButtonLink, Flex, Text } from '@site/ui/core';
import { ArrowRight } from 'lucide-react';

export interface ViewAllTileProps {
  to: string;
  count: number;
  text: string;
}

export function ViewAllTile({ to, count, text }: ViewAllTileProps) {
  return (
    <Flex
      flexDirection="column"
      justifyContent="space-between"
      gap="12"
      minHeight={{ md: '400px' }}
      // At 768 px the tile is 213 px wide, and the button needs 173.
      padding={{ base: '28px', md: '5', lg: '8' }}
      borderRadius="card"
      bg="bg.sand"
    >
      <Text fontSize={{ base: '4.5rem', md: '6rem' }} fontWeight="light" letterSpacing="-.06em" lineHeight={0.9}>
        {count}
      </Text>
      <div>
        <Text fontWeight="medium" lineHeight="1.5" marginBottom="6">
          {text}
        </Text>
        <ButtonLink to={to} variant="outline" iconEnd={<ArrowRight size={20} aria-hidden />}>
          View All
        </ButtonLink>
      </div>
    </Flex>
  );
}
