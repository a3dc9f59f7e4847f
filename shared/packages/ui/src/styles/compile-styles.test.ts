/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileStyles } from './compile-styles';
import { parseModule } from './source-module';
import { styledComponents } from './components';
import { findStyled } from './styled-element';

const root = path.resolve(__dirname, '../../../../..');

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const header = "import { Box, chakra, Flex, GridItem, Heading, Text } from '@site/ui/core';\n";
const compile = (source: string, imports = header) =>
  compileStyles(path.join(folder, 'page.tsx'), imports + source, '@site/ui/core');
/** Rules that the code defines, without layers and names. */
const rulesIn = (code: string) =>
  Array.from(code.matchAll(/"((?:@layer|@media|&)(?:[^"\\]|\\.)*)"/g), ([, css = '']) => css.replaceAll('\\"', '"'));

describe('style props', () => {
  it('become a class with the rules of Chakra', () => {
    const { code } = compile(
      'export const Page = () => <Box mt="4" color="fg.muted" _hover={{ bg: "bg.tint" }} id="a" />;',
    );
    expect(rulesIn(code)).toEqual([
      '&{margin-top:var(--mz-spacing-4);color:var(--mz-colors-fg-muted)}@media (hover: hover){&:hover:not(:disabled){background:var(--mz-colors-bg-tint)}}',
    ]);
    expect(code).toContain('id="a"');
    expect(code).not.toMatch(/mt=|color=|_hover=/);
  });

  it('keep their order after the same styles in another order', () => {
    const rules = [
      '&{margin-top:var(--mz-spacing-4);color:var(--mz-colors-fg-muted)}',
      '&{color:var(--mz-colors-fg-muted);margin-top:var(--mz-spacing-4)}',
    ];
    const { code } = compile('<><Box mt="4" color="fg.muted" /><Box color="fg.muted" mt="4" /></>');
    expect(rulesIn(code)).toEqual(rules);
  });

  it('by screen width become media queries', () => {
    expect(rulesIn(compile('<Box p={{ base: "2", md: "4" }} />').code)).toEqual([
      '&{padding:var(--mz-spacing-2)}@media screen and (min-width: 48rem){&{padding:var(--mz-spacing-4)}}',
    ]);
  });

  it('have the short names of layout components', () => {
    expect(rulesIn(compile('<Flex direction="column" wrap="wrap" align="end" />').code)).toEqual([
      '&{flex-direction:column;flex-wrap:wrap;align-items:end}',
    ]);
    expect(rulesIn(compile('<GridItem colSpan={{ base: 12, lg: 4 }} />').code)[0]).toContain(
      'grid-column:span 12/span 12',
    );
  });

  it.each([
    ['import { chakra as look, Box as Layer } from "@site/ui/core";', '<><look.p mt="4" /><Layer mt="4" /></>'],
    ['import * as core from "@site/ui/core";', '<><core.chakra.p mt="4" /><core.Box mt="4" /></>'],
    [
      'import { chakra as look } from "@site/ui/core";\nconst Note = look("p", { base: { mt: "4" } });',
      '<Note mt="4" />',
    ],
    ['import { Box } from "@site/ui/core";\nconst Layer = Box;', '<><Box mt="4" /><Layer mt="4" /></>'],
  ])('belong to components under another name: %s', (imports, source) => {
    const { code } = compile(source, imports);
    expect(rulesIn(code)).toEqual(Array(2).fill(expect.stringContaining('&{margin-top:var(--mz-spacing-4)}')));
  });

  it('keep a choice at run time, with a class for each side', () => {
    const { code } = compile(
      'const A = (p) => <Text color={p.isOver ? "fg.default" : undefined} mt={p.x ? "1" : "2"} />;',
    );
    expect(code).toMatch(/\(p\.isOver \? __rule\("\w+", "&\{color:var\(--mz-colors-fg-default\)\}"\) : ""\)/);
    expect(rulesIn(code)).toHaveLength(3);
  });

  it('take a value of run time into the class', () => {
    const { code } = compile('const A = ({ image, top }) => <Box bg={image.color as "#"} top={`${top}px`} />;');
    expect(code).toContain('"&{background:value_of_0}", image.color as "#")');
    expect(code).toContain('"&{top:value_of_0}", `${top}px`)');
  });

  it('refuse a value of run time that may be a token, with file and line', () => {
    expect(() => compile('const A = ({ space }) => <Box mt={space} />;')).toThrow(
      /page\.tsx:2 has a style .*: space\./,
    );
    expect(() => compile('const A = ({ at }) => <Box css={{ "& b": { color: at.color } }} />;')).toThrow('at.color');
    expect(rulesIn(compile('const A = ({ at }) => <Box objectPosition={at} />;').code)).toHaveLength(1);
  });

  it('keep their order when a text style is one of several', () => {
    const { code } = compile('<Text textStyle={{ base: "h2", lg: "h1" }} fontWeight="bold" />');
    expect(rulesIn(code)[0]).toMatch(/^&\{[^}]*font-weight:var\(--mz-font-weights-bold\)/);
  });

  it('in a spread have the short names of layout components, too', () => {
    expect(rulesIn(compile('const middle = { align: "center" };\nconst A = () => <Flex {...middle} />;').code)).toEqual(
      ['&{align-items:center}'],
    );
  });

  it('name a text style, which the shell defines', () => {
    expect(compile('<Text textStyle="small" mt="2" />').code).toMatch(/__join\(__rule\(.*\), "text-small"\)/);
  });

  it('before a spread are defaults, after it they win', () => {
    const { code } = compile('const A = ({ x, ...rest }) => <Box mt="2" {...rest} color="fg.muted" />;');
    expect(rulesIn(code)).toEqual([
      '@layer defaults{&{margin-top:var(--mz-spacing-2)}}',
      '&{color:var(--mz-colors-fg-muted)}',
    ]);
    expect(code).toMatch(/\{\.\.\.rest\}\s+className=\{__join\(.*, rest\.className\)\}/);
  });

  it('in a constant that is spread become rules, and the spread goes', () => {
    const { code } = compile('const look = { mt: "2" } as const;\nconst A = () => <Box {...look} />;');
    expect(rulesIn(code)).toEqual(['&{margin-top:var(--mz-spacing-2)}']);
    expect(code).not.toContain('...look');
  });

  it('reach the element of a component that spreads its props on it', () => {
    const own = 'function Own({ height, ...rest }) { return <Box {...rest}>{height}</Box>; }\n';
    const { code } = compile(`${own}const A = () => <Own height="4" mt="2" />;`);
    expect(code).toContain('<Own height="4"');
    expect(rulesIn(code)).toEqual(['&{margin-top:var(--mz-spacing-2)}']);
  });

  it('of no such component are refused with file and line', () => {
    expect(() => compile('const Own = () => <p />;\nconst A = () => <Own mt="2" />;')).toThrow(
      `${path.join(folder, 'page.tsx')}:3 gives <Own> a style (mt), but it spreads its other props (...rest) on no element`,
    );
  });
});

describe('recipes', () => {
  it('have a class for each variant, in a layer below style props', () => {
    const { code } = compile(
      "const A = chakra('p', { base: { mt: '2' }, variants: { size: { sm: { p: '1' }, md: {} } }, defaultVariants: { size: 'sm' } });",
    );
    expect(code).toContain('"":"@layer recipes{&{margin-top:var(--mz-spacing-2)}}"');
    expect(code).toContain('"-size-sm":"@layer recipes{&{padding:var(--mz-spacing-1)}}"');
    expect(code).not.toContain('-size-md');
    expect(code).toContain('"defaults":{"size":"sm"}');
  });

  it('that extend a component with a recipe are in the next layer', () => {
    expect(compile("const A = chakra(Heading, { base: { mt: '2' } });").code).toContain('@layer extensions{');
  });

  it('that extend an extension are refused', () => {
    const source = "const A = chakra(Box, { base: { mt: '2' } });\nconst B = chakra(A, { base: { mt: '4' } });";
    expect(() => compile(source)).toThrow('page.tsx:3 has a style');
  });

  it('may contain constants of other files, calls and shared constants', () => {
    writeFileSync(
      path.join(folder, 'sizes.ts'),
      "export const gap = '2' as const;\nexport const bar = { h: '4px' };\n",
    );
    const source = `import { scrimLayer } from '@site/ui/media';\nimport { bar, gap } from './sizes';
const A = chakra('p', { base: { gap, gridTemplateColumns: columns(3), '& b': { ...bar }, _after: { ...scrimLayer } } });
function columns(count: number) { return \`repeat(\${count}, 1fr)\`; }`;
    const { code, read } = compile(source);
    expect(rulesIn(code)[0]).toMatch(
      /gap:var\(--mz-spacing-2\);grid-template-columns:repeat\(3, 1fr\).*b\{height:4px\}.*mix-blend-mode:multiply/,
    );
    expect(read).toEqual([path.join(folder, 'sizes.ts')]);
  });

  it('with a value of run time are refused with file and line', () => {
    expect(() => compile("const A = chakra('p', { base: { color: window.name } });")).toThrow(
      /page\.tsx:2 has a style whose value is not known before run time: .*Write it as a constant/,
    );
  });
});

it('keeps the number of each line', () => {
  const source =
    'const A = () => (\n  <Box\n    mt="2"\n    id="a"\n    css={{\n      color: "white",\n    }}\n  />\n);\nexport const after = 1;\n';
  const { code } = compile(source);
  expect(code.split('\n').indexOf('export const after = 1;')).toBe(
    (header + source).split('\n').indexOf('export const after = 1;'),
  );
});

it('every style of this repository can be compiled', () => {
  const patterns = ['shell/src/*.tsx', 'remote-*/src/*.tsx', 'shared/packages/*.tsx'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  const sources = files.split('\n').filter((file) => file && !/\.test\.|\/testing\//.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const rulesOfClasses = new Map<string, string>();
  for (const file of sources)
    for (const [name, rules] of listRules(readFileSync(path.join(root, file), 'utf8'), path.join(root, file))) {
      // Otherwise two styles share a class: change a value of one.
      expect([name, rulesOfClasses.get(name) ?? rules]).toEqual([name, rules]);
      rulesOfClasses.set(name, rules);
    }
  expect(rulesOfClasses.size).toBeGreaterThan(500);
});

/** Names of classes and recipes in the compiled file, each with its rules. */
function listRules(source: string, file: string): [name: string, rules: string][] {
  const text = String.raw`"(?:[^"\\]|\\.)*"`;
  const uses = new RegExp(
    String.raw`__rule\("(\w+)", (${text})|"name":"(\w+)","rules":(\{(?:${text}:${text},?)*\})`,
    'g',
  );
  const { code } = compileStyles(file, source, '@site/ui/core');
  return Array.from(code.matchAll(uses), ([, name, css, recipe, rules]) => [name ?? recipe ?? '', css ?? rules ?? '']);
}

it('the list of components with style props is that of the design system', () => {
  const ui = path.join(root, 'shared/packages/ui/src');
  const exported = ['core', 'cards', 'media', 'forms', 'disclosure'].flatMap((each) => {
    const index = parseModule(
      path.join(ui, each, 'index.ts'),
      readFileSync(path.join(ui, each, 'index.ts'), 'utf8'),
      () => undefined,
    );
    return Array.from(
      index.source.text.matchAll(/export \{ ([^}]+) \} from '(\.[^']+)'/g),
      ([, names = '', from = '']) =>
        names
          .split(', ')
          .filter((name) => /^[A-Z]/.test(name))
          .map((name) => ({ name, module: index.open(from)! })),
    ).flat();
  });
  const styled = exported.filter(({ name, module }) => {
    const declared = module.declarations.get(name);
    return declared && /\/styled\.ts$/.test(module.path)
      ? !/SiteProvider/.test(name)
      : declared && findStyledName(name, module);
  });
  expect(styled.map(({ name }) => name).sort()).toEqual(Object.keys(styledComponents).sort());
});

function findStyledName(name: string, module: ReturnType<typeof parseModule>) {
  const { factory } = jest.requireActual<typeof import('typescript')>('typescript');
  return findStyled(factory.createIdentifier(name), module);
}
