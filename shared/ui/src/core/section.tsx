import type { ComponentProps, ReactNode } from 'react';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';

export type HeadingLevel = 1 | 2 | 3 | 4;

export const Section = chakra('section', { base: { paddingBlock: 'section' } });

export type SectionProps = ComponentProps<typeof Section>;

interface SectionHeadProps {
  title: string;
  id?: string;
  note?: ReactNode;
  /** At the right. */
  action?: ReactNode;
}

export function SectionHead({ title, id, note, action }: SectionHeadProps) {
  return (
    <Flex
      wrap="wrap"
      align={{ base: 'center', md: 'flex-end' }}
      justify="space-between"
      columnGap="8"
      rowGap="4"
      marginBottom={{ base: '6', md: '12' }}
    >
      <Heading textStyle="h2" id={id}>
        {title}
      </Heading>
      {note && (
        <chakra.p color="fg.muted" hideBelow="md">
          {note}
        </chakra.p>
      )}
      {action}
    </Flex>
  );
}
