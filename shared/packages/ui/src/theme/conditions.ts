import { defineConditions } from '@chakra-ui/react/styled-system';

/** Available states (`_hover`, `_checked` …), besides `base` and breakpoints. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  currentPage: '&[aria-current=page]',
  empty: '&:empty',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  highContrast: '@media (forced-colors: active)',
  starting: '@starting-style',
  /** Too low for a photograph with a title or buttons above and below it. */
  sideways: '@media (max-height: 30em)',
});
