import { useEffect, useRef, useState } from 'react';
import { Box, HStack, IconButton, Text, VisuallyHidden } from '@site/ui/core';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSwipe } from '../../components/use-swipe';
import { featuredHomes } from '../../content/featured-homes';
import { FeaturedHomeCard } from './featured-home-card';

export function FeaturedHomes({ first }: { first: number }) {
  const [index, setIndex] = useState(first);
  const step = (by: 1 | -1) => setIndex((at) => Math.max(0, Math.min(at + by, featuredHomes.length - 1)));
  const swipe = useSwipe(step);
  const home = featuredHomes[index];
  if (!home) return null;
  const place = `${index + 1} of ${featuredHomes.length}`;
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
          <Text textStyle="smallSemibold" color="fg.muted">
            {place}
          </Text>
        }
        arrows={<Arrows index={index} step={step} />}
      />
      <VisuallyHidden aria-live="polite">{`${place}: ${home.title}`}</VisuallyHidden>
    </Box>
  );
}

/** An arrow is hidden at its end; the focus goes to the other one. */
function Arrows({ index, step }: { index: number; step: (by: 1 | -1) => void }) {
  const row = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !row.current?.contains(document.activeElement))
      row.current?.querySelector('button')?.focus();
  }, [index]);
  return (
    <HStack
      ref={row}
      gap="3"
      onFocus={() => (hadFocus.current = true)}
      onBlur={(event) => (hadFocus.current = event.relatedTarget === null)}
    >
      {index > 0 && (
        <IconButton aria-label="Previous featured home" selected onClick={() => step(-1)}>
          <ArrowLeft size={20} aria-hidden />
        </IconButton>
      )}
      {index < featuredHomes.length - 1 && (
        <IconButton aria-label="Next featured home" selected onClick={() => step(1)}>
          <ArrowRight size={20} aria-hidden />
        </IconButton>
      )}
    </HStack>
  );
}
