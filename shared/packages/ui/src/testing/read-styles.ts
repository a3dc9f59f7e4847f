import ts from 'typescript';

/** A style as written in the source: `<Box p={{ base: '4', md: '6' }}>` is one of `p` with two values. */
export interface WrittenStyle {
  /** File and line: `remote-agency/src/…/plan-card.tsx:31`. */
  place: string;
  name: string;
  /** What is written out, on every screen and in both branches of a condition. */
  values: readonly string[];
  /** Keys of a value that depends on the screen or on a state. */
  conditions: readonly string[];
}

/** The styles in the text of a source file: properties of components, and style objects. Only what is written out is seen. */
export function readStyles(file: string, text: string): WrittenStyle[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const styles: WrittenStyle[] = [];
  const visit = (node: ts.Node) => {
    const [name, value] = namedValue(node) ?? [];
    if (name) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      styles.push({ place: `${file}:${line}`, name, values: value ? valuesOf(value) : [], conditions: value ? conditionsOf(value) : [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return styles;
}

function namedValue(node: ts.Node): [name: string, value: ts.Node | undefined] | undefined {
  if (ts.isJsxAttribute(node) && isComponent(node.parent.parent)) return [node.name.getText(), node.initializer];
  if (!ts.isPropertyAssignment(node) || !isStyleObject(node.parent) || isVariant(node)) return undefined;
  return ts.isIdentifier(node.name) ? [node.name.text, node.initializer] : undefined;
}

/** An element of the page takes its attributes as they are; a component may take styles. */
function isComponent(element: ts.JsxOpeningLikeElement): boolean {
  return !/^[a-z][\w-]*$/.test(element.tagName.getText());
}

/** Handed to `chakra()`, a recipe or a property such as `_hover`, or kept in a constant to be spread. */
function isStyleObject(object: ts.ObjectLiteralExpression): boolean {
  for (let node: ts.Node = object.parent; !ts.isSourceFile(node) && !ts.isBlock(node); node = node.parent) {
    if (ts.isCallExpression(node)) return /^(chakra|defineRecipe)$/.test(node.expression.getText());
    if (ts.isJsxAttribute(node)) return /^(css|_\w+)$/.test(node.name.getText());
    if (ts.isJsxSpreadAttribute(node)) return true;
    if (ts.isVariableDeclaration(node)) return isComponentFile(node.getSourceFile());
  }
  return false;
}

/** Names of variants and of their values: `variants: { variant: { outline: {…} } }`. */
function isVariant(property: ts.PropertyAssignment): boolean {
  return [property.parent.parent, property.parent.parent.parent?.parent].some((each) => each && ts.isPropertyAssignment(each) && each.name.getText() === 'variants');
}

function isComponentFile({ fileName, text }: ts.SourceFile): boolean {
  return /\.(tsx|recipe\.ts)$/.test(fileName) && /@site\/ui\/|@chakra-ui\//.test(text);
}

function valuesOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(valuesOf);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? valuesOf(each.initializer) : []));
  if (ts.isJsxExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return node.expression ? valuesOf(node.expression) : [];
  return [];
}

function conditionsOf(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((each) => (each.name && ts.isIdentifier(each.name) ? each.name.text : []));
  if (ts.isJsxExpression(node) || ts.isAsExpression(node)) return node.expression ? conditionsOf(node.expression) : [];
  return [];
}
