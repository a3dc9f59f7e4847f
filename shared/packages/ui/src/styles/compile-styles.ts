import ts from 'typescript';
import { NotConstant, readConstant, type Scope } from './read-constant';
import { parseModule, type SourceModule } from './source-module';
import { isAlwaysStyle, isStyleProp, takesTokens } from './style-names';
import { findStyled, isFactory, type StyledElement } from './styled-element';
import { toCss } from './to-css';
import { valueMark, writeRecipe, writeRule, type Recipe } from './write-rules';

export interface CompiledStyles {
  code: string;
  /** Files whose constants are in it. */
  read: readonly string[];
}

/**
 * Replaces recipes and style props of a source file by class names and rules, so that pages load no style engine. Lines
 * keep their numbers. Throws a sentence with file and line for a style that cannot be known before run time.
 */
export function compileStyles(path: string, text: string, runtime: string): CompiledStyles {
  const read: string[] = [];
  const module = parseModule(path, text, (file) => read.push(file));
  const compiler = new Compiler(module);
  compiler.visit(module.source);
  if (compiler.edits.length === 0) return { code: text, read };
  return {
    code: `import { join as __join, rule as __rule } from ${JSON.stringify(runtime)}; ${applyEdits(text, compiler.edits)}`,
    read,
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Props of one element between its spreads. */
interface Group {
  styles: StyleEntry[];
  /** Where its classes are in the cascade. */
  layer: 'default' | undefined;
}

/** The name of a spread among attributes. */
const spread = '...';

type StyleEntry = readonly [name: string, value: ts.Expression];

class Compiler {
  readonly edits: Edit[] = [];
  readonly #scope: Scope;

  constructor(private readonly module: SourceModule) {
    this.#scope = { module };
  }

  readonly visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isFactory(node.expression, this.module)) this.#compileRecipe(node);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = this.#orExplain(node, () => findStyled(node.tagName, this.module));
      if (element) this.#compileElement(node, element);
      else this.#refuseStyles(node);
    }
    ts.forEachChild(node, this.visit);
  };

  /** Otherwise they would become attributes. */
  #refuseStyles({ tagName, attributes }: ts.JsxOpeningLikeElement): void {
    for (const attribute of attributes.properties)
      if (ts.isJsxAttribute(attribute) && isAlwaysStyle(attribute.name.getText()))
        throw new Error(
          `${this.#placeOf(attribute)} gives <${tagName.getText()}> a style (${attribute.name.getText()}), but it spreads its other props (...rest) on no element that takes styles.`,
        );
  }

  #placeOf(node: ts.Node): string {
    const { line } = this.module.source.getLineAndCharacterOfPosition(node.getStart());
    return `${this.module.path}:${line + 1}`;
  }

  #compileRecipe({ arguments: [element, recipe] }: ts.CallExpression): void {
    if (!element || !recipe) return;
    const written = this.#orExplain(recipe, () => {
      const { recipes = 0 } = findStyled(element, this.module) ?? {};
      // A third recipe would need a third layer.
      if (recipes > 1) throw new NotConstant(`${element.getText()} extends a component itself`);
      return writeRecipe(readConstant(recipe, this.#scope) as Recipe, recipes > 0 ? 'extension' : 'recipe');
    });
    this.#replace(recipe, JSON.stringify(written));
  }

  #compileElement(node: ts.JsxOpeningLikeElement, element: StyledElement): void {
    const groups: Group[] = [{ styles: [], layer: undefined }];
    const classes: string[] = [];
    const removed: ts.Node[] = [];
    for (const attribute of node.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        const styles = this.#stylesOfSpread(attribute.expression, element);
        if (styles) {
          groups.at(-1)!.styles.push([spread, attribute.expression]);
          removed.push(attribute);
        } else if (ts.isIdentifier(attribute.expression)) {
          // What is before a spread is a default.
          groups.at(-1)!.layer = 'default';
          groups.push({ styles: [], layer: undefined });
          classes.push(`${attribute.expression.text}.className`);
        }
      } else if (attribute.name.getText() === 'className') {
        classes.push(valueOf(attribute).getText());
        removed.push(attribute);
      } else if (this.#isStyle(attribute.name.getText(), element)) {
        groups.at(-1)!.styles.push([attribute.name.getText(), valueOf(attribute)]);
        removed.push(attribute);
      }
    }
    const compiled = groups.flatMap(({ styles, layer }) =>
      this.#orExplain(node, () => this.#classesOf(styles, element, layer)),
    );
    if (compiled.length === 0) return;
    for (const attribute of removed) this.#replace(attribute, '');
    const all = [...compiled, ...classes];
    const value = all.length === 1 ? all[0]! : `__join(${all.join(', ')})`;
    const end = node.attributes.end;
    this.edits.push({ start: end, end, text: ` className={${value}}` });
  }

  #isStyle(name: string, { own, renames }: StyledElement): boolean {
    return name !== '' && !own.has(name) && (name in renames || isStyleProp(name));
  }

  /** A constant object, or a choice of literals, with nothing but styles. */
  #stylesOfSpread(expression: ts.Expression, element: StyledElement): boolean {
    if (ts.isParenthesizedExpression(expression)) return this.#stylesOfSpread(expression.expression, element);
    if (ts.isConditionalExpression(expression))
      return this.#stylesOfSpread(expression.whenTrue, element) && this.#stylesOfSpread(expression.whenFalse, element);
    const names = this.#namesOf(expression);
    return names.length > 0 && names.every((name) => this.#isStyle(name, element));
  }

  #namesOf(expression: ts.Expression): string[] {
    if (ts.isObjectLiteralExpression(expression))
      return expression.properties.map(({ name }) => (name && !ts.isComputedPropertyName(name) ? name.getText() : ''));
    return Object.keys((this.#tryRead(expression)?.value ?? {}) as object);
  }

  /** JavaScript expressions of class names. */
  #classesOf(entries: readonly StyleEntry[], element: StyledElement, layer: 'default' | undefined): string[] {
    const fixed: Record<string, unknown> = {};
    const classes: string[] = [];
    for (const [name, node] of entries) {
      const value = ts.isParenthesizedExpression(node) ? node.expression : node;
      const constant = this.#tryRead(value);
      if (constant) Object.assign(fixed, this.#propertiesOf(name, constant.value, element));
      else if (ts.isConditionalExpression(value)) {
        const [one, other] = [value.whenTrue, value.whenFalse].map((branch) =>
          this.#classesOf([[name, branch]], element, layer),
        );
        classes.push(`(${value.condition.getText()} ? ${inOne(one!)} : ${inOne(other!)})`);
      } else classes.push(this.#runTimeRule(name, value, element, layer));
    }
    const { textStyle, ...others } = fixed;
    const isNamed = typeof textStyle === 'string' && !layer;
    if (isNamed) classes.unshift(JSON.stringify(`text-${textStyle}`));
    const css = toCss(isNamed ? others : fixed, layer);
    return css ? [writeRule(css), ...classes] : classes;
  }

  #tryRead(node: ts.Expression): { value: unknown } | undefined {
    try {
      return { value: readConstant(node, this.#scope) };
    } catch (error) {
      if (error instanceof NotConstant) return undefined;
      throw error;
    }
  }

  /** CSS properties of one attribute; a spread has several. */
  #propertiesOf(name: string, value: unknown, element: StyledElement): object {
    if (name === 'css') return (value ?? {}) as object;
    if (name !== spread) return this.#renamed(name, value, element);
    return Object.assign({}, ...Object.entries(value as object).map(([each, of]) => this.#renamed(each, of, element)));
  }

  #renamed(name: string, value: unknown, { renames }: StyledElement): Record<string, unknown> {
    const [property, toValue = (same: unknown) => same] = renames[name] ?? [name];
    return value === undefined ? {} : { [property]: toValue(value) };
  }

  /** A rule with values that are CSS: a template, a call, a cast, or what a property without tokens gets. */
  #runTimeRule(name: string, node: ts.Expression, element: StyledElement, layer: 'default' | undefined): string {
    const values: string[] = [];
    const hold = (property: string, expression: ts.Expression): unknown => {
      if (ts.isObjectLiteralExpression(expression))
        return Object.fromEntries(
          expression.properties.map((each) => {
            if (!ts.isPropertyAssignment(each)) throw new NotConstant(each.getText());
            const text = ts.isStringLiteral(each.name) ? each.name.text : each.name.getText();
            const of = isStyleProp(text) ? text : property;
            return [text, this.#tryRead(each.initializer)?.value ?? hold(of, each.initializer)];
          }),
        );
      // It may be the name of a token, which only a build can resolve.
      if (takesTokens(property) && (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)))
        throw new NotConstant(expression.getText());
      values.push(expression.getText());
      return `${valueMark}${values.length - 1}`;
    };
    const css = toCss(this.#propertiesOf(name, hold(name, node), element), layer);
    if (css.split(valueMark).length - 1 < values.length) throw new NotConstant(node.getText());
    return writeRule(css, values);
  }

  #orExplain<Result>(node: ts.Node, compile: () => Result): Result {
    try {
      return compile();
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      throw new Error(
        `${this.#placeOf(node)} has a style whose value is not known before run time: ${error.message}. Write it as a constant, as a choice (condition ? one : other), or as a variant of a recipe.`,
        { cause: error },
      );
    }
  }

  #replace(node: ts.Node, text: string): void {
    this.edits.push({ start: node.getStart(), end: node.end, text });
  }
}

function inOne(classes: readonly string[]): string {
  return classes.length === 0 ? '""' : classes.length === 1 ? classes[0]! : `__join(${classes.join(', ')})`;
}

function valueOf({ initializer }: ts.JsxAttribute): ts.Expression {
  if (!initializer) return ts.factory.createTrue();
  return ts.isJsxExpression(initializer) ? initializer.expression! : initializer;
}

/** A removed line break stays, so that lines keep their numbers. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: by } of [...edits].sort((a, b) => b.start - a.start))
    result =
      result.slice(0, start) +
      by +
      '\n'.repeat(countLines(result.slice(start, end)) - countLines(by)) +
      result.slice(end);
  return result;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
