import ts from 'typescript';
import { asObject, keyOf, memberText, passed, takenText, textOf } from './comparable-text';
import { isOurs } from './part-program';

/** What JSX passes beyond attributes. */
const fromReact = new Set(['key', 'ref']);

/**
 * What every component with style props takes: hundreds of properties, which the compiler of the remote has compared.
 */
const styleTypes = /\/packages\/ui\/src\/(core\/styled|theme\/style-types)\.ts$/;

/**
 * The properties that a component of a shared module takes of its own, as `{ level: 1 | 2; size?: "sm" }`. Style
 * props and attributes, which it inherits from libraries, are not listed.
 */
export function ownPropsText(component: ts.Symbol, checker: ts.TypeChecker): string {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  // What a generic component takes depends on who uses it; the compiler of the remote has looked at that.
  if (!signature || signature.typeParameters || !/^[A-Z]/.test(component.name)) return '';
  if (!parameter) return '{}';
  const members = checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .filter(isOwn)
    .map((property) => memberText(property, checker, (type) => takenText(type, checker)));
  return asObject(members);
}

/**
 * What one JSX element passes to a component of a shared module, of the properties that are the component's own.
 * A spread may pass anything: the text ends in `& Spread` then.
 */
export function passedPropsText(
  element: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  checker: ts.TypeChecker,
): string {
  const [parameter] = checker.getResolvedSignature(element)?.parameters ?? [];
  const own = new Set(
    parameter
      ? checker
          .getTypeOfSymbol(parameter)
          .getProperties()
          .filter(isOwn)
          .map(({ name }) => name)
      : [],
  );
  const members: string[] = [];
  let isSpread = false;
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) isSpread = true;
    else if (own.has(attribute.name.getText()))
      members.push(`${keyOf(attribute.name.getText())}: ${textOfAttribute(attribute, checker)}`);
  }
  if (own.has('children') && hasChildren(element)) members.push('children: never');
  return asObject(members) + (isSpread ? ' & Spread' : '');
}

function isOwn({ name, declarations = [] }: ts.Symbol): boolean {
  return (
    !fromReact.has(name) &&
    declarations.some(
      (declaration) =>
        isOurs(declaration.getSourceFile().fileName) && !styleTypes.test(declaration.getSourceFile().fileName),
    )
  );
}

function hasChildren(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  return (
    ts.isJsxOpeningElement(element) &&
    element.parent.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '')
  );
}

function textOfAttribute({ initializer }: ts.JsxAttribute, checker: ts.TypeChecker): string {
  if (!initializer) return 'true';
  if (ts.isStringLiteral(initializer)) return JSON.stringify(initializer.text);
  if (!ts.isJsxExpression(initializer) || !initializer.expression) return 'never';
  return textOf(checker.getTypeAtLocation(initializer.expression), checker, passed);
}
