import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chakra, Flex } from '@site/ui/core';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
}

export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(row.current), [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbor(event.key, items, value);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(next)]?.focus();
  };
  return (
    <>
      <Flex // The scrolling row would clip the focus ring: 8 px of padding on all sides.
        position="relative"
        gap={{ base: '28px', md: '10' }}
        margin="-8px"
        padding="8px"
        overflowX="auto"
        // On phones the last tab fades out: the row goes on.
        WebkitMaskImage={fadeAtEnd}
        maskImage={fadeAtEnd}
        paddingInlineEnd={{ base: '6', md: '8px' }}
        scrollbarWidth="none"
        background="linear-gradient({colors.border.rule}, {colors.border.rule}) 8px calc(100% - 8px) / calc(100% - 16px) 1px no-repeat"
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            data-text={item.label}
            id={`${id}${item.id}`}
            aria-selected={item.id === value}
            aria-controls={`${id}${item.id}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </Flex>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}${item.id}-panel`}
          aria-labelledby={`${id}${item.id}`}
          tabIndex={0}
          data-panel=""
          hidden={item.id !== value}
        >
          {item.content}
        </div>
      ))}
    </>
  );
}

/** Scrolls the row, never the page. */
function keepInView(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
  if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

function neighbor(key: string, items: readonly TabItem[], value: string): TabItem | undefined {
  const index = items.findIndex((item) => item.id === value);
  const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const step = steps[key];
  return step === undefined ? undefined : items.at(step % items.length);
}

const Tab = chakra('button', {
  base: {
    flexShrink: 0,
    paddingBlock: '18px',
    color: 'fg.muted',
    textStyle: 'ui',
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    _hover: { color: 'fg.default' },
    // Reserves the width of the bold text, so that nothing moves.
    _after: {
      content: 'attr(data-text)',
      display: 'block',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      textStyle: 'bold',
    },
    '&[aria-selected=true]': { color: 'fg.default', textStyle: 'bold', borderBottomColor: 'brand.line' },
  },
});

const fadeAtEnd = { base: 'linear-gradient(90deg, black calc(100% - 24px), transparent)', md: 'none' };
