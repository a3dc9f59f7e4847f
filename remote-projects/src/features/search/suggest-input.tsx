import { useId, useState, type KeyboardEvent } from 'react';
import { chakra, VisuallyHidden } from '@site/ui/core';
import { SearchInput, type TextInputProps } from '@site/ui/forms';

export interface Suggestion {
  label: string;
  /** What and how many. */
  detail: string;
}

type SuggestInputProps = Omit<TextInputProps, 'icon' | 'end'> & {
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
};

/**
 * The combobox of WAI-ARIA with list autocomplete and manual selection. The list opens by typing or Arrow Down; Enter
 * without a selected option submits the form.
 */
export function SuggestInput({ suggestions, onChoose, onInput, ...rest }: SuggestInputProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && suggestions.length > 0;
  const selected = isOpen ? suggestions[active] : undefined;
  const show = (isShown: boolean) => {
    setWanted(isShown);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    show(false);
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setWanted(true);
      // From the field, which is before the first and after the last.
      const places = suggestions.length + 1;
      setActive((at) => (((isOpen ? at : -1) + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      if (selected) event.preventDefault();
      if (selected) choose(selected);
      else show(false);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      show(false);
    }
  };
  return (
    <chakra.div position="relative" css={{ anchorName: '--field', anchorScope: '--field' }} onBlur={() => show(false)}>
      <SearchInput
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={selected && `${id}-${active}`}
        autoComplete="off"
        {...rest}
        onKeyDown={press}
        onInput={(event) => {
          show(true);
          onInput?.(event);
        }}
      />
      {isOpen && (
        <List id={`${id}-list`} role="listbox" aria-label="Suggestions">
          {suggestions.map((suggestion, at) => (
            <Option
              key={`${suggestion.label} ${suggestion.detail}`}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.label}
              <Detail>{suggestion.detail}</Detail>
            </Option>
          ))}
        </List>
      )}
      <VisuallyHidden aria-live="polite">
        {isOpen && (suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`)}
      </VisuallyHidden>
    </chakra.div>
  );
}

const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% + 4px)',
    zIndex: 10,
    maxHeight: '50svh',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.surface',
    border: '1px solid {colors.border.control}',
    borderRadius: 'control',
    boxShadow: 'panel',
    // It opens upward near the lower edge of the window, and no section around it clips it.
    '@supports (position-area: bottom)': {
      position: 'fixed',
      inset: 'auto',
      marginBlock: '1',
      width: 'anchor-size(width)',
      positionAnchor: '--field',
      positionArea: 'bottom',
      positionTryFallbacks: 'flip-block',
    },
  },
});

const Option = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: '7px',
    textStyle: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.tint' },
    '&[aria-selected=true]': {
      bg: 'bg.tint',
      outline: '2px solid {colors.fg.default}',
      outlineOffset: '-2px',
    },
  },
});

const Detail = chakra('span', { base: { color: 'fg.muted', textStyle: 'caption' } });
