import { useEffect, useRef } from 'react';
import { Box, HStack, IconButton, Text, VisuallyHidden } from '@site/ui/core';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSwipe } from '../../components/use-swipe';
import { featuredHomes } from '../../content/featured-homes';
import { FeaturedHomeCard } from './featured-home-card';
import { useCarousel, type Carousel } from './use-carousel';

export function FeaturedHomes() {
  const carousel = useCarousel(featuredHomes.length);
  const swipe = useSwipe((by) => (by === 1 ? carousel.next() : carousel.previous()));
  const home = featuredHomes[carousel.index];
  if (!home) return null;
  const place = `${carousel.index + 1} of ${featuredHomes.length}`;
  return (
    <Box
      as="section"
      aria-label="Featured homes"
      aria-roledescription="carousel"
      position="relative"
      touchAction="pan-y pinch-zoom"
      {...swipe}
    >
      <FeaturedHomeCard
        home={home}
        place={
          <Text textStyle="small" color="fg.muted" fontWeight="semibold">
            {place}
          </Text>
        }
        arrows={<Arrows carousel={carousel} />}
      />
      <VisuallyHidden aria-live="polite">{`${place}: ${home.title}`}</VisuallyHidden>
    </Box>
  );
}

function Arrows({ carousel }: { carousel: Carousel }) {
  const row = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !row.current?.contains(document.activeElement))
      row.current?.querySelector('button')?.focus();
  }, [carousel.index]);
  return (
    <HStack
      ref={row}
      gap="3"
      onFocus={() => (hadFocus.current = true)}
      onBlur={(event) => (hadFocus.current = event.relatedTarget === null)}
    >
      {carousel.hasPrevious && (
        <IconButton label="Previous featured home" selected onClick={carousel.previous}>
          <ArrowLeft size={20} aria-hidden />
        </IconButton>
      )}
      {carousel.hasNext && (
        <IconButton label="Next featured home" selected onClick={carousel.next}>
          <ArrowRight size={20} aria-hidden />
        </IconButton>
      )}
    </HStack>
  );
}
