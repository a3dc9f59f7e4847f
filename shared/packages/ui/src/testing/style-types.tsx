/**
 * Checked by `npm run types`: a line below `@ts-expect-error` fails when it compiles. Each names a kind of style that
 * the theme drops without a word.
 */
import { Box, Button, Flex, Heading, Text, chakra } from '../core';
import { defineRecipe } from '../core/styled';

// @ts-expect-error a step that the scale of spaces does not have
export const step = <Box p="7" />;
// @ts-expect-error a number is not a step
export const bareNumber = <Box p={4} />;
// @ts-expect-error a step of another screen only, in a condition
export const stepOfOneScreen = <Box mt={{ base: '4', md: Math.random() > 0.5 ? '9' : '5' }} />;
// @ts-expect-error a size of Chakra's
export const sizeOfChakra = <Box w="sm" />;
// @ts-expect-error a misspelled color
export const color = <Box bg="bg.sad" />;
// @ts-expect-error a pigment: a part asks for a role
export const pigment = <Box color="ink" />;
// @ts-expect-error a color by its value
export const colorValue = <Box color="rebeccapurple" />;
// @ts-expect-error a radius of Chakra's
export const radius = <Box rounded="xl" />;
// @ts-expect-error a shadow of Chakra's
export const shadow = <Box shadow="lg" />;
// @ts-expect-error a text style that does not exist
export const textStyle = <Text textStyle="headline" />;
// @ts-expect-error a length without a unit
export const lineWidth = <Box borderTopWidth="1" />;
// @ts-expect-error a corner takes no tokens
export const corner = <Box borderTopLeftRadius="card" />;
// @ts-expect-error this property takes no tokens
export const scrollPadding = <Box scrollPaddingTop="4" />;
// @ts-expect-error a reference to a color that does not exist
export const reference = <Box border="1px solid {colors.border.rul}" />;
// @ts-expect-error a transition of Chakra's
export const transition = <Box transition="colors" />;
// @ts-expect-error a screen that the theme does not have
export const screen = <Box pt={{ base: '4', wide: '6' }} />;
// @ts-expect-error a state that the theme does not have
export const state = <Box _groupFocus={{ color: 'white' }} />;
// @ts-expect-error a property of Chakra's own
export const spaceY = <Box spaceY="4" />;
// @ts-expect-error a property of Chakra's own
export const divideX = <Box divideX="1px" />;
// @ts-expect-error a property of Chakra's own, in `css`
export const ring = <Box css={{ '& a': { ring: '2px' } }} />;
// @ts-expect-error a variant of Chakra's
export const variant = <Button variant="solid" />;
// @ts-expect-error a palette of Chakra's
export const palette = <Button colorPalette="teal" />;
// @ts-expect-error the content security policy forbids the attribute
export const attribute = <Box style={{ color: 'red' }} />;
// @ts-expect-error a step in a recipe
export const inRecipe = chakra('p', { base: { gap: '7' } });
// @ts-expect-error a step in a variant
export const inVariant = chakra('p', { variants: { size: { sm: { gap: '7' } } } });
// @ts-expect-error a property of Chakra's own in a variant
export const unknownInVariant = defineRecipe({ variants: { size: { sm: { divideX: '1px' } } } });
// @ts-expect-error a default that no variant has
export const defaultVariant = chakra('p', { variants: { size: { sm: {} } }, defaultVariants: { size: 'md' } });

const Sized = chakra('p', {
  base: { px: '4' },
  variants: { size: { 40: { p: '1' }, md: { _hover: { bg: 'bg.tint' } } }, wide: { true: { w: 'full' } } },
});

export const accepted = [
  <Box key="1" p="4" mt="-2" gap={{ base: '2', lg: '28px' }} w="full" maxW="48ch" h="max-content" m="auto" />,
  <Box
    key="2"
    bg="bg.night/62"
    color="currentColor"
    border="1px solid {colors.border.rule}"
    rounded="card"
    lineHeight="1.4"
  />,
  <Box
    key="3"
    flex="1"
    order="2"
    aspectRatio="1"
    gridColumn="1 / -1"
    zIndex="1"
    fontWeight={500}
    borderRadius="50% 50% 50% 5px"
  />,
  <Box
    key="4"
    css={{ '&:hover > a': { transition: 'color 150ms' }, '@media print': { display: 'none' }, '--gap': '4px' }}
  />,
  <Flex key="5" direction={{ base: 'column', md: 'row' }} as="ul" hideBelow="md" />,
  <Heading key="6" level={1} textStyle={{ base: 'h2', lg: 'display' }} />,
  <Sized key="7" size={40} wide />,
  <Sized key="8" size="md" title="attributes of the element stay" />,
];
