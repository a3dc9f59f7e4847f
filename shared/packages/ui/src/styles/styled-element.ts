import ts from 'typescript';
import { ownProps, styledComponents, type Rename } from './components';
import { readConstant } from './read-constant';
import type { Import, SourceModule } from './source-module';

/** An element or component that takes style props. */
export interface StyledElement {
  renames: Readonly<Record<string, Rename>>;
  /** Props of the component and variants, although CSS has properties of these names. */
  own: ReadonlySet<string>;
  /** Recipes below one that extends it: none for an element, one for a component. */
  recipes: number;
}

const plain: StyledElement = { renames: {}, own: new Set(), recipes: 0 };

export function findStyled(
  tag: ts.Expression | ts.JsxTagNameExpression,
  module: SourceModule,
): StyledElement | undefined {
  if (ts.isIdentifier(tag)) return findByName(tag.text, module);
  if (!ts.isPropertyAccessExpression(tag)) return undefined;
  if (isFactory(tag.expression, module)) return plain;
  const imported = importOf(tag, module);
  return imported && ofImport(imported, module);
}

/** `chakra`, also under another name or of a namespace. */
export function isFactory(node: ts.Node, module: SourceModule): boolean {
  return node.getText() === 'chakra' || importOf(node, module)?.name === 'chakra';
}

function importOf(node: ts.Node, { imports }: SourceModule): Import | undefined {
  if (!ts.isPropertyAccessExpression(node)) return imports.get(node.getText());
  const whole = imports.get(node.expression.getText());
  return whole?.name === '*' ? { ...whole, name: node.name.text } : undefined;
}

function findByName(name: string, module: SourceModule): StyledElement | undefined {
  const declared = module.declarations.get(name);
  if (declared) return ofDeclaration(declared, module);
  const imported = module.imports.get(name);
  return imported && ofImport(imported, module);
}

function ofImport({ name, from }: Import, module: SourceModule): StyledElement | undefined {
  if (from.startsWith('@site/ui/') || /\/styled$/.test(from)) return ofDesignSystem(name);
  const file = module.open(from);
  return file && findByName(name, file);
}

function ofDesignSystem(name: string): StyledElement | undefined {
  const kind = styledComponents[name];
  if (kind === undefined) return undefined;
  return { ...plain, renames: kind === 'plain' ? {} : ownProps[kind], recipes: 1 };
}

function ofDeclaration(declared: ts.Node, module: SourceModule): StyledElement | undefined {
  if (ts.isIdentifier(declared)) return findByName(declared.text, module);
  if (ts.isCallExpression(declared) && isFactory(declared.expression, module)) return ofRecipe(declared, module);
  if (ts.isCallExpression(declared) && declared.expression.getText() === 'memo' && declared.arguments[0])
    return ofDeclaration(declared.arguments[0], module);
  if (ts.isFunctionDeclaration(declared) || ts.isFunctionExpression(declared) || ts.isArrowFunction(declared))
    return ofComponent(declared, module);
  return undefined;
}

function ofRecipe({ arguments: [element, recipe] }: ts.CallExpression, module: SourceModule): StyledElement {
  const extended = element && ts.isIdentifier(element) ? findByName(element.text, module) : undefined;
  const variants = recipe ? readVariants(recipe, module) : [];
  const { renames, own, recipes } = extended ?? plain;
  return { renames, own: new Set([...own, ...variants]), recipes: recipes + 1 };
}

function readVariants(recipe: ts.Expression, module: SourceModule): string[] {
  const { variants = {} } = readConstant(recipe, { module }) as { variants?: object };
  return Object.keys(variants);
}

/** A component takes style props when it spreads its props on an element that does. */
function ofComponent(component: ts.FunctionLikeDeclaration, module: SourceModule): StyledElement | undefined {
  const [props] = component.parameters;
  if (!props || !component.body) return undefined;
  const { rest, own } = readParameter(props.name);
  let found: StyledElement | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSpreadAttribute(node) && ts.isIdentifier(node.expression) && node.expression.text === rest)
      found ??= findStyled(node.parent.parent.tagName, module);
    ts.forEachChild(node, visit);
  };
  if (rest) visit(component.body);
  return found && { ...found, own: new Set([...found.own, ...own]) };
}

function readParameter(name: ts.BindingName): { rest: string | undefined; own: string[] } {
  if (ts.isIdentifier(name)) return { rest: name.text, own: [] };
  if (!ts.isObjectBindingPattern(name)) return { rest: undefined, own: [] };
  const own = name.elements
    .filter((each) => !each.dotDotDotToken)
    .map((each) => (each.propertyName ?? each.name).getText());
  return { rest: name.elements.find((each) => each.dotDotDotToken)?.name.getText(), own };
}
