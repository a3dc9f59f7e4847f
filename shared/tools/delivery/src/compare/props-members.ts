import type { PropsText } from '@site/contracts';
import ts from 'typescript';

/**
 * Properties by name to their type, `?` before it when they may be left out; `undefined` when the text is no list of
 * properties.
 */
export function findMembers(text: PropsText): Map<string, string> | undefined {
  const source = ts.createSourceFile('props.ts', text, ts.ScriptTarget.ES2023);
  const props = source.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === 'Props');
  if (!props || !ts.isTypeLiteralNode(props.type)) return undefined;
  const members = props.type.members.filter(ts.isPropertySignature);
  if (members.length < props.type.members.length) return undefined;
  return new Map(
    members.map((member) => [
      nameOf(member, source),
      `${member.questionToken ? '?' : ''}${member.type?.getText(source) ?? 'any'}`,
    ]),
  );
}

function nameOf({ name }: ts.PropertySignature, source: ts.SourceFile): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText(source);
}
