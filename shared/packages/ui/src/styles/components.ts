/** Exports of `@site/ui` that take style props, and the kind of those with props of their own. A test compares it. */
export const styledComponents: Readonly<Record<string, keyof typeof ownProps | 'plain'>> = {
  Box: 'plain',
  Button: 'plain',
  ButtonLink: 'plain',
  CardFrame: 'plain',
  CardLink: 'plain',
  Container: 'plain',
  Flex: 'flex',
  Grid: 'grid',
  GridItem: 'gridItem',
  HStack: 'flex',
  Heading: 'plain',
  IconButton: 'plain',
  Picture: 'plain',
  Reveal: 'plain',
  SearchInput: 'plain',
  Section: 'plain',
  SelectInput: 'plain',
  Stack: 'flex',
  Text: 'plain',
  TextArea: 'plain',
  TextInput: 'plain',
  TextLink: 'plain',
  VisuallyHidden: 'plain',
};

export type Rename = readonly [property: string, toValue?: (value: unknown) => unknown];

/** Short props of Chakra's layout components, and the CSS that they mean. */
export const ownProps = {
  flex: {
    align: ['alignItems'],
    justify: ['justifyContent'],
    wrap: ['flexWrap'],
    direction: ['flexDirection'],
  },
  grid: { templateColumns: ['gridTemplateColumns'], templateRows: ['gridTemplateRows'] },
  gridItem: {
    colSpan: ['gridColumn', span],
    rowSpan: ['gridRow', span],
    colStart: ['gridColumnStart'],
  },
} satisfies Record<string, Record<string, Rename>>;

/** As Chakra's `GridItem`, also by screen width. */
function span(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([when, one]) => [when, span(one)]));
  return value === 'auto' ? value : `span ${String(value)}/span ${String(value)}`;
}
