import type { ReactNode, Ref } from 'react';
import { Box, chakra, Container, Section, SectionHead } from '@site/ui/core';
import { spain } from '../../content/spain';

export interface MadridHomesProps {
  /** Receives the focus after a search. */
  ref: Ref<HTMLElement>;
  clear?: ReactNode;
  forSale: ReactNode;
  banner: ReactNode;
  toRent: ReactNode;
}

export function MadridHomes({ ref, clear, forSale, banner, toRent }: MadridHomesProps) {
  const { title, note, rent } = spain.madrid;
  return (
    <Target ref={ref} id="for-sale" aria-labelledby="madrid" tabIndex={-1} pt={{ base: '16', md: '24' }}>
      <Container>
        <SectionHead title={title} id="madrid" note={clear ? undefined : note} action={clear} />
        {forSale}
        <Box my="section">{banner}</Box>
        <SectionHead title={rent} />
        {toRent}
      </Container>
    </Target>
  );
}

/** A focus target, not a control: no ring around half a page. */
const Target = chakra(Section, { base: { _focusVisible: { outline: 'none', boxShadow: 'none' } } });
