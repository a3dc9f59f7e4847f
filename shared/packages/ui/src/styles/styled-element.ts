import ts from 'typescript';
import { ownProps, styledComponents, type Rename } from './components';
import { readConstant } from './read-constant';
import type { SourceModule } from './source-module';

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
  if (ts.isPropertyAccessExpression(tag)) return tag.expression.getText() === 'chakra' ? plain : undefined;
  return ts.isIdentifier(tag) ? findByName(tag.text, module) : undefined;
}

function findByName(name: string, module: SourceModule): StyledElement | undefined {
  const declared = module.declarations.get(name);
  if (declared) return ofDeclaration(declared, module);
  const imported = module.imports.get(name);
  if (!imported) return undefined;
  if (imported.from.startsWith('@site/ui/') || /\/styled$/.test(imported.from)) return ofDesignSystem(imported.name);
  const file = module.open(imported.from);
  return file && findByName(imported.name, file);
}

function ofDesignSystem(name: string): StyledElement | undefined {
  const kind = styledComponents[name];
  if (kind === undefined) return undefined;
  return { ...plain, renames: kind === 'plain' ? {} : ownProps[kind], recipes: 1 };
}

function ofDeclaration(declared: ts.Node, module: SourceModule): StyledElement | undefined {
  if (ts.isCallExpression(declared) && declared.expression.getText() === 'chakra') return ofRecipe(declared, module);
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
