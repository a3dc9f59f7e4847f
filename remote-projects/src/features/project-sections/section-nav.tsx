import { useMemo, type MouseEvent } from 'react';
import { Box, chakra, Container, Flex } from '@site/ui/core';
import { scrollToSection } from './scroll-to-section';
import { useScrollPlace } from './use-scroll-place';

export interface SectionNavProps {
  /** In page order. Must be a constant. */
  sections: readonly { id: string; title: string }[];
}

export function SectionNav({ sections }: SectionNavProps) {
  const { active, percent } = useScrollPlace(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <Bar>
      <Container asChild>
        <nav aria-label="Sections">
          <Flex
            as="ul"
            gap={{ base: '26px', md: '10' }}
            height={{ base: '60px', md: '68px' }}
            whiteSpace="nowrap"
            overflowX="auto"
            scrollbarWidth="none"
            textStyle={{ mdDown: 'detail' }}
            role="list"
          >
            {sections.map(({ id, title }) => (
              <Flex as="li" key={id}>
                <Entry
                  href={`#${id}`}
                  data-text={title}
                  aria-current={id === active ? 'location' : undefined}
                  onClick={(event) => follow(event, id)}
                >
                  {title}
                </Entry>
              </Flex>
            ))}
          </Flex>
        </nav>
      </Container>
      <Progress aria-label="How far you have read" max={100} value={percent} />
    </Bar>
  );
}

/** Replaces the address, so that it can be shared without a history entry. */
function follow(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', `#${id}`);
  section.focus({ preventScroll: true });
  scrollToSection(section);
}

const Bar = chakra(Box, {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    bg: 'bg.canvas',
    borderBottom: '1px solid {colors.border.hairline}',
    // The browser scrolls a focused control below the bar, and not under it.
    '& ~ * :is(a, button, input, select, textarea)': { scrollMarginTop: '76px' },
  },
});

const Entry = chakra('a', {
  base: {
    display: 'grid',
    alignContent: 'center',
    color: 'fg.muted',
    textStyle: 'medium',
    transition: 'color 150ms',
    _hover: { color: 'fg.default' },
    '&[aria-current]': { color: 'fg.default', textStyle: 'bold' },
    // Reserves the width of the bold text, so that nothing moves.
    _after: {
      content: 'attr(data-text)',
      display: 'block',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      textStyle: 'bold',
    },
    // The scrolling row would clip an outer ring.
    _focusVisible: { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

const Progress = chakra('progress', {
  base: {
    position: 'absolute',
    insetInline: 0,
    bottom: '-1px',
    display: 'block',
    width: 'full',
    height: '3px',
    border: 0,
    appearance: 'none',
    bg: 'transparent',
    color: 'brand.line',
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': { bg: 'brand.line' },
    '&::-moz-progress-bar': { bg: 'brand.line' },
  },
});
