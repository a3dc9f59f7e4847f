/** @jest-environment node */
import ts from 'typescript';
import { drawsFrame } from './frame-use';

const draws = (text: string) =>
  drawsFrame(ts.createSourceFile('map.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX));

describe('a file', () => {
  it.each([
    'const a = <iframe src={url} />;',
    "const Frame = chakra('iframe', { base: {} });",
    'const a = <chakra.iframe src={url} />;',
    'const a = <Box as="iframe" />;',
    "createElement('iframe', { src });",
  ])('draws a frame: %s', (text) => {
    expect(draws(text)).toBe(true);
  });

  it.each(['const a = <p>iframe</p>;', "const kind = 'iframe';", 'const a = <Frame />;'])('draws none: %s', (text) => {
    expect(draws(text)).toBe(false);
  });
});
