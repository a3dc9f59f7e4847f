import { paths } from '@site/contracts';
import { ButtonLink, chakra, Container, Heading } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';
import { comingSoon } from '../content/coming-soon';

/** `/coming-soon`: one fixed sentence, whatever the address carries (spec §2). */
export default function ComingSoonPage() {
  return (
    <Stage aria-labelledby="coming-soon">
      <Container position="relative" py={{ base: 'section', md: '24' }} pb={{ base: '12', md: '24' }}>
        <Heading level={1} id="coming-soon" tabIndex={-1} maxW="14ch">
          {comingSoon.heading}
        </Heading>
        <ButtonLink to={paths.home} size="lg" mt="44px">
          {comingSoon.action}
        </ButtonLink>
      </Container>
      <Drawing>
        <ParcelMap plot="sold" fade />
      </Drawing>
    </Stage>
  );
}

const Stage = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: { md: 'flex' },
    alignItems: 'center',
    minHeight: { md: '720px' },
  },
});

/** Beside the words and behind them where there is room, below them on phones. */
const Drawing = chakra('div', {
  base: {
    position: { md: 'absolute' },
    zIndex: -1,
    insetBlock: 0,
    right: 0,
    width: { md: '56%' },
    height: { base: '260px', md: 'auto' },
  },
});
