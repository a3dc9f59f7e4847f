import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { chakra } from '@chakra-ui/react/styled-system';

import type { HeadingLevel } from '../core/section';

interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  level?: HeadingLevel;
  /** Initially open ids. */
  defaultOpen?: readonly string[];
  wide?: boolean;
}

/** Every panel is in the document, and open without scripting. */
export function Accordion({ items, level = 3, defaultOpen = [], wide = false }: AccordionProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [isTouched, setIsTouched] = useState(false);
  const toggle = (id: string) => {
    setIsTouched(true);
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  };
  return (
    <List data-touched={isTouched || undefined}>
      {items.map((item) => (
        <Item
          key={item.id}
          {...item}
          level={level}
          wide={wide}
          isOpen={open.includes(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </List>
  );
}

type ItemProps = AccordionItem & { level: HeadingLevel; wide: boolean; isOpen: boolean; onToggle: () => void };

function Item({ title, content, level, wide, isOpen, onToggle }: ItemProps) {
  const id = useId();
  const Sign = isOpen ? Minus : Plus;
  return (
    <chakra.div borderBottom="1px solid {colors.border.rule}">
      <chakra.h3 as={`h${level}`}>
        <Trigger type="button" id={`${id}t`} aria-expanded={isOpen} aria-controls={`${id}p`} onClick={onToggle}>
          {title}
          <Sign size={20} aria-hidden />
        </Trigger>
      </chakra.h3>
      <Panel id={`${id}p`} role="region" aria-labelledby={`${id}t`} data-panel="" hidden={!isOpen}>
        <div>
          <Answer wide={wide}>{content}</Answer>
        </div>
      </Panel>
    </chakra.div>
  );
}

const List = chakra('div', { base: { borderTop: '1px solid {colors.border.rule}' } });

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    width: 'full',
    paddingBlock: '6',
    textAlign: 'start',
    fontSize: '1.125rem',
    fontWeight: 'semibold',
    letterSpacing: '-.012em',
    lineHeight: 1.4,
    cursor: 'pointer',
  },
});

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr',
    transition: 'grid-template-rows 200ms, display 200ms allow-discrete',
    '&[hidden]': { gridTemplateRows: '0fr' },
    // Only after a press: an initially open panel must not grow during loading.
    '[data-touched] &': { _starting: { gridTemplateRows: '0fr' } },
    '& > *': { minHeight: 0, overflow: 'hidden' },
  },
});

const Answer = chakra('div', {
  base: { paddingBottom: '30px', color: 'fg.muted' },
  variants: { wide: { false: { paddingInlineEnd: { base: '8', md: '14' }, maxWidth: '70ch' } } },
});
