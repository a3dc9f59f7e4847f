import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

import { selected } from './recipes';

const accordion = defineSlotRecipe({
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemBody'],
  base: {
    root: { borderTop: '1px solid {colors.border.rule}' },
    item: { borderBottom: '1px solid {colors.border.rule}' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      width: 'full',
      paddingBlock: '6',
      textAlign: 'start',
      fontSize: '1.125rem',
      fontWeight: 600,
      letterSpacing: '-.012em',
      lineHeight: 1.4,
      cursor: 'pointer',
    },
    itemContent: {
      display: 'grid',
      gridTemplateRows: '1fr',
      transition: 'grid-template-rows 200ms, display 200ms allow-discrete',
      '&[hidden]': { gridTemplateRows: '0fr' },
      // Only after a press: an initially open panel must not grow during loading.
      '[data-touched] &': { _starting: { gridTemplateRows: '0fr' } },
      '& > *': { minHeight: 0, overflow: 'hidden' },
    },
    itemBody: { paddingBottom: '30px', color: 'fg.muted' },
  },
});

const breadcrumb = defineSlotRecipe({
  slots: ['list', 'link'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      fontSize: '.9375rem',
      fontWeight: 550,
      color: 'fg.muted',
      whiteSpace: 'pre-wrap',
    },
    link: {
      // A larger target without moving the line.
      display: 'inline-block',
      paddingBlock: '10px',
      marginBlock: '-10px',
      fontWeight: 550,
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
    },
  },
});

const field = defineSlotRecipe({
  slots: ['root', 'label', 'optional', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0, position: 'relative' },
    label: { textStyle: 'label' },
    optional: { color: 'fg.muted', fontWeight: 500 },
    helperText: { textStyle: 'small', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      gap: '2',
      color: 'fg.error',
      fontSize: '.875rem',
      fontWeight: 550,
      lineHeight: 1.4,
      '& svg': { marginTop: '2px' },
    },
  },
});

const segmentGroup = defineSlotRecipe({
  slots: ['root', 'item', 'itemControl'],
  base: {
    root: {
      display: 'inline-grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      width: { base: 'full', md: 'auto' },
      height: 'control',
      padding: '1',
      borderRadius: 'control',
      bg: 'bg.sand',
    },
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      paddingInline: { base: '3', md: '26px' },
      borderRadius: '7px',
      color: 'fg.soft',
      fontSize: '.9375rem',
      fontWeight: 600,
      cursor: 'pointer',
      transition: 'background-color 150ms, color 150ms',
      '&:has(:checked)': selected,
    },
    // The radio covers its half, so the pressed element gets the focus.
    itemControl: { appearance: 'none', position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
  },
});

/** Of components with several elements; the names of slots are Chakra's. */
export const slotRecipes = { accordion, breadcrumb, field, segmentGroup };
