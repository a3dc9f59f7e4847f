import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { chakra, type SlotRecipeFn, useSlotRecipe } from '@chakra-ui/react/styled-system';

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
  const styles = useSlotRecipe({ key: 'accordion' })();
  return (
    <chakra.div css={styles.root} data-touched={isTouched || undefined}>
      {items.map((item) => (
        <Item
          key={item.id}
          {...item}
          level={level}
          wide={wide}
          styles={styles}
          isOpen={open.includes(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </chakra.div>
  );
}

interface ItemProps extends AccordionItem {
  level: HeadingLevel;
  wide: boolean;
  styles: ReturnType<SlotRecipeFn<'accordion'>>;
  isOpen: boolean;
  onToggle: () => void;
}

function Item({ title, content, level, wide, styles, isOpen, onToggle }: ItemProps) {
  const id = useId();
  const Sign = isOpen ? Minus : Plus;
  return (
    <chakra.div css={styles.item}>
      <chakra.h3 as={`h${level}`}>
        <chakra.button
          css={styles.itemTrigger}
          type="button"
          id={`${id}t`}
          aria-expanded={isOpen}
          aria-controls={`${id}p`}
          onClick={onToggle}
        >
          {title}
          <Sign size={20} aria-hidden />
        </chakra.button>
      </chakra.h3>
      <chakra.div
        css={styles.itemContent}
        id={`${id}p`}
        role="region"
        aria-labelledby={`${id}t`}
        data-panel=""
        hidden={!isOpen}
      >
        <div>
          <chakra.div css={styles.itemBody} {...(wide ? {} : narrow)}>
            {content}
          </chakra.div>
        </div>
      </chakra.div>
    </chakra.div>
  );
}

const narrow = { paddingInlineEnd: { base: '8', md: '14' }, maxWidth: '70ch' } as const;
