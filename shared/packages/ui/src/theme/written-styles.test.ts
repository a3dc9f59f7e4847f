/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findDropped } from '../testing/find-dropped';
import { readStyles } from '../testing/read-styles';

const root = path.resolve(__dirname, '../../../../..');
const folders = readdirSync(root).filter((name) => /^(shell|shared|remote-.+)$/.test(name));

/** Every source that may hold styles, tests and what serves them left out. */
function listSources(): string[] {
  const files = folders.flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`));
  return files.filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/node_modules|\/testing\/|\.test\./.test(file));
}

const droppedIn = (file: string, text: string) => readStyles(file, text).flatMap((style) => findDropped(style).map((reason) => `${style.place} ${reason}`));

test('no style property in the sources is dropped by the theme', () => {
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => droppedIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  ['<Box p="7" />', 'p: "7" is neither a token nor CSS'],
  ['<Box mt={{ base: "4", md: isOpen ? "9" : "5" }} />', 'mt: "9" is neither'],
  ['<Box w="sm" />', 'w: "sm" is neither'],
  ['<Box bg="bg.sad" />', 'bg: "bg.sad" is neither'],
  ['<Box rounded="xl" />', 'rounded: "xl" is neither'],
  ['<Box borderTopWidth="1" />', 'borderTopWidth: "1" is neither'],
  ['<Box borderTopLeftRadius="card" />', 'borderTopLeftRadius: "card" is neither'],
  ['<Box scrollPaddingTop="4" />', 'scrollPaddingTop: "4" is neither'],
  ['<Box border="1px solid {colors.border.rul}" />', 'border: "1px solid'],
  ['<Box pt={{ base: "4", xl: "6" }} />', 'pt: there is no breakpoint or state "xl"'],
  ['<Box divideX="1px" />', '"divideX" is no style of this theme'],
  ['<Box _groupFocus={{ color: "white" }} />', '"_groupFocus" is no style of this theme'],
  ['<Box css={{ "& a": { ring: "2px" } }} />', '"ring" is no style of this theme'],
  ['chakra("p", { base: { gap: "7" } })', 'gap: "7" is neither'],
  ['chakra("p", { variants: { size: { sm: { gap: "7" } } } })', 'gap: "7" is neither'],
  ['import "@site/ui/core"; const words = { px: "7" };', 'px: "7" is neither'],
])('a person who writes %s is told that it has no effect', (text, reason) => {
  expect(droppedIn('planted.tsx', text)).toEqual([expect.stringContaining(`planted.tsx:1 ${reason}`)]);
});

test.each([
  '<Box p="4" mt="-2" gap={{ base: "2", lg: "28px" }} w="full" maxW="48ch" h="max-content" m="auto" />',
  '<Box bg="bg.night/62" color="currentColor" border="1px solid {colors.border.rule}" rounded="card" lineHeight="1.4" />',
  '<Box flex="1" order="2" aspectRatio="1" gridColumn="1 / -1" zIndex="1" fontWeight="500" borderRadius="50% 50% 50% 5px" />',
  '<Field label="7" hideLabel /> ; <svg width="19" />',
  'chakra("p", { variants: { outline: { sm: { _hover: { bg: "bg.tint" } } } } })',
])('a person who writes %s is left alone', (text) => {
  expect(droppedIn('planted.tsx', text)).toEqual([]);
});
