/** @jest-environment node */
import fc from 'fast-check';
import ts from 'typescript';
import { writePropsText } from './props-text';

/** Types that contain unions, whose members the compiler keeps in the order in which it met them. */
const { type } = fc.letrec<{ type: string; name: string }>((tie) => ({
  name: fc.constantFrom("'a'", "'b'", "'c'", "'d'"),
  type: fc.oneof(
    { depthSize: 'small' },
    tie('name'),
    fc.constantFrom('string', 'number', 'boolean', 'undefined', 'null', 'Tree', 'List', '1', '2', '3'),
    fc.uniqueArray(tie('type'), { minLength: 2, maxLength: 4 }).map((members) => `(${members.join(' | ')})`),
    fc
      .tuple(fc.uniqueArray(tie('name'), { minLength: 1 }), tie('type'))
      .map(([keys, value]) => `Record<${keys.join(' | ')}, ${value}>`),
    fc.uniqueArray(tie('name'), { minLength: 1 }).map((keys) => `Pick<Whole, ${keys.join(' | ')}>`),
    fc.tuple(tie('type'), tie('type')).map(([one, two]) => `{ one: ${one}; two?: ${two} }`),
    tie('type').map((brand) => `(string & { brand: ${brand} })`),
  ),
}));

const prelude = `
type Record<K extends keyof any, T> = { [P in K]: T };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
interface Tree { left?: Tree; right?: Tree }
interface List { next: List | null }
interface Whole { a: 1 | 2; b: Tree; c?: 'x' | 'y'; d: List }
`;

/** The text of each type, in the order of the list; the compiler meets them in the order that \`met\` names. */
function write(types: readonly string[], met: readonly number[]): string[] {
  const file = '/types.ts';
  const text = `${prelude}${met.map((index) => `export type Q${index} = { value: ${types[index]} };\n`).join('')}`;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === file ? source : undefined),
    fileExists: (name) => name === file,
  };
  const checker = ts.createProgram([file], { noLib: true, strict: true, types: [] }, host).getTypeChecker();
  const texts = new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name }) => [name.text, writePropsText(checker.getTypeAtLocation(name), checker, () => true)]),
  );
  return types.map((_, index) => texts.get(`Q${index}`) ?? '');
}

test('a type has one text, whatever the compiler has met before it', () => {
  const shuffled = fc
    .array(type, { minLength: 2, maxLength: 5 })
    .chain((types) =>
      fc.tuple(fc.constant(types), fc.shuffledSubarray([...types.keys()], { minLength: types.length })),
    );
  // Two members of a union that were once written in the order of the compiler, as one of them is an intersection.
  const intersection = [
    "(string & { brand: Pick<Whole, 'a' | 'd'> }) | 'a' | Pick<Whole, 'a' | 'b' | 'c' | 'd'>",
    "Pick<Whole, 'a' | 'b' | 'c' | 'd'>",
  ];
  fc.assert(
    fc.property(shuffled, ([types, met]) => expect(write(types, met)).toEqual(write(types, [...types.keys()]))),
    { examples: [[[intersection, [1, 0]]]] },
  );
});
