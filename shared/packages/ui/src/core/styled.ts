import { createElement } from 'react';
import type { ComponentProps, ElementType, FunctionComponent, JSX, ReactNode } from 'react';
import { Box as ChakraBox } from '@chakra-ui/react/box';
import { Flex as ChakraFlex } from '@chakra-ui/react/flex';
import { Grid as ChakraGrid, GridItem as ChakraGridItem } from '@chakra-ui/react/grid';
import { HStack as ChakraHStack, Stack as ChakraStack } from '@chakra-ui/react/stack';
import { chakra as chakraFactory, ChakraProvider } from '@chakra-ui/react/styled-system';
import { VisuallyHidden as ChakraVisuallyHidden } from '@chakra-ui/react/visually-hidden';

import type { Conditional, StyleObject, StyleProps } from '../theme/style-types';
import { system } from '../theme/system';

// Chakra's components with this theme's types: removed props and tokens do not compile. Builds compile the styles, and
// take `compiled.tsx` in place of this file.

/** The properties of an element or component `T` that takes style props, and own properties `Own`. */
export type StyledProps<T extends ElementType, Own = object> = Omit<
  ComponentProps<T>,
  keyof StyleProps | keyof HtmlProps | keyof Polymorphic | keyof Own | 'style'
> &
  HtmlProps &
  (keyof Own & keyof StyleProps extends never ? StyleProps : Omit<StyleProps, keyof Own>) &
  Polymorphic &
  Own;

/** HTML attributes whose names are style props. */
interface HtmlProps {
  htmlSize?: number;
  htmlWidth?: string | number;
  htmlHeight?: string | number;
}

interface Polymorphic {
  as?: ElementType;
  asChild?: boolean;
}

/** Styles by variant: `{ base, variants: { tone: { sand: {…} } } }` adds the property `tone`. */
export interface Recipe<Variants> {
  className?: string;
  base?: StyleObject;
  variants?: { [Name in keyof Variants]: { [Option in keyof Variants[Name]]: StyleObject } };
  compoundVariants?: readonly ({ [Name in keyof NoInfer<Variants>]?: Choice<NoInfer<Variants>[Name]> } & {
    css: StyleObject;
  })[];
  defaultVariants?: { [Name in keyof NoInfer<Variants>]?: Choice<NoInfer<Variants>[Name]> };
}

type Choice<Options> = keyof Options extends infer Option
  ? Option extends 'true' | 'false'
    ? boolean
    : Option extends `${infer Value extends number}`
      ? Value | Option
      : Option
  : never;

type VariantProps<Variants> = { [Name in keyof Variants]?: Choice<Variants[Name]> };

type Styled<T extends ElementType, Own = object> = FunctionComponent<StyledProps<T, Own>>;

type Chakra = { [Tag in keyof JSX.IntrinsicElements]: Styled<Tag> } & {
  <T extends ElementType>(element: T): Styled<T>;
  <T extends ElementType, Variants>(
    element: T,
    recipe: Recipe<Variants>,
    options?: { defaultProps?: Partial<ComponentProps<T>> },
  ): Styled<T, VariantProps<Variants>>;
};

interface FlexProps {
  align?: StyleProps['alignItems'];
  justify?: StyleProps['justifyContent'];
  wrap?: StyleProps['flexWrap'];
  direction?: StyleProps['flexDirection'];
}

interface GridProps {
  templateColumns?: StyleProps['gridTemplateColumns'];
  templateRows?: StyleProps['gridTemplateRows'];
}

interface GridItemProps {
  colSpan?: Conditional<number | 'auto'>;
  colStart?: Conditional<number | 'auto'>;
  rowSpan?: Conditional<number | 'auto'>;
}

export type BoxProps = StyledProps<'div'>;

/* eslint-disable no-restricted-syntax -- The compiler cannot relate this theme's narrower types to Chakra's. */
export const chakra = chakraFactory as unknown as Chakra;
export const Box = ChakraBox as unknown as Styled<'div'>;
export const Flex = ChakraFlex as unknown as Styled<'div', FlexProps>;
export const Grid = ChakraGrid as unknown as Styled<'div', GridProps>;
export const GridItem = ChakraGridItem as unknown as Styled<'div', GridItemProps>;
export const HStack = ChakraHStack as unknown as Styled<'div', FlexProps>;
export const Stack = ChakraStack as unknown as Styled<'div', FlexProps>;
export const VisuallyHidden = ChakraVisuallyHidden as unknown as Styled<'span'>;
/* eslint-enable no-restricted-syntax */

/** The site's only style provider, rendered once by the shell. */
export function SiteProvider({ children }: { children: ReactNode }) {
  return createElement(ChakraProvider, { value: system, children });
}

export function defineRecipe<Variants>(recipe: Recipe<Variants>): Recipe<Variants> {
  return recipe;
}
