// Replaces `styled.ts` in builds, which compile recipes and style props (`../styles`): the same components without a
// style engine. Tests use Chakra's.
import { Children, cloneElement, useInsertionEffect } from 'react';
import type { ElementType, ReactElement, ReactNode } from 'react';

import { textStyles } from '../theme/text-styles';
import { defineFamily, insertRules, join, rule } from './rules';

interface Recipe {
  name?: string;
  /** By suffix: `''`, `-<variant>-<option>`, `-<index of a compound>`. */
  rules?: Readonly<Record<string, string>>;
  variants?: readonly string[];
  compounds?: readonly Props[];
  defaults?: Props;
  /** In sources, before a build. */
  base?: object;
}

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => ReactNode;

const styled = new WeakSet<object>();

function createComponent(element: ElementType, recipe: Recipe = {}, options: { defaultProps?: Props } = {}): Component {
  const { name = '', rules = {}, variants = [], defaults } = recipe;
  defineFamily(name, rules);
  // An extended component chooses its element.
  const isExtension = typeof element === 'function' && styled.has(element);
  const Styled = (given: Props) => {
    const props: Record<string, unknown> = { ...options.defaultProps };
    const chosen: Record<string, unknown> = { ...defaults };
    for (const prop in given) {
      if (given[prop] === undefined) continue;
      if (variants.includes(prop)) chosen[prop] = given[prop];
      else props[attributeNames[prop] ?? prop] = given[prop];
    }
    const suffixes = suffixesOf(recipe, chosen).filter((suffix) => suffix in rules);
    const className = join(...suffixes.map((suffix) => name + suffix), props['className'] as string | undefined);
    useInsertionEffect(() => insertRules(className), [className]);
    if (className) props['className'] = className;
    if (isExtension) return render(element, props);
    const { as = element, asChild, ...rest } = props;
    return asChild ? intoChild(rest) : render(as as ElementType, rest);
  };
  styled.add(Styled);
  return Styled;
}

/** Names of style props, as attributes. */
const attributeNames: Readonly<Record<string, string>> = { htmlWidth: 'width', htmlHeight: 'height', htmlSize: 'size' };

function suffixesOf({ variants = [], compounds = [] }: Recipe, chosen: Props): string[] {
  return [
    '',
    ...variants.map((variant) => `-${variant}-${String(chosen[variant])}`),
    ...compounds.flatMap((when, index) =>
      Object.keys(when).every((key) => chosen[key] === when[key]) ? `-${index}` : [],
    ),
  ];
}

function render(Element: ElementType, props: Props) {
  return <Element {...props} />;
}

/** The only child gets the props; its own win, handlers and classes are joined. */
function intoChild({ children, ...props }: Props) {
  const child = Children.only(children) as ReactElement<Props>;
  const merged: Record<string, unknown> = { ...props, ...child.props };
  for (const [name, own] of Object.entries(child.props)) {
    const other = props[name];
    if (typeof own !== 'function' || typeof other !== 'function') continue;
    merged[name] = (...args: unknown[]) => {
      other(...args);
      own(...args);
    };
  }
  merged['className'] = join(props['className'] as string | undefined, child.props['className'] as string | undefined);
  return cloneElement(child, merged);
}

const elements = new Map<string, Component>();

export const chakra = new Proxy(createComponent, {
  get(_, tag: string) {
    let made = elements.get(tag);
    if (!made) elements.set(tag, (made = createComponent(tag as ElementType)));
    return made;
  },
});

// As Chakra's layout components.
export const Box = chakra('div');
export const Flex = chakra('div', { base: { display: 'flex' } });
export const Grid = chakra('div', { base: { display: 'grid' } });
export const GridItem = chakra('div');
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '0.5rem' } });
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '0.5rem' } });
export const VisuallyHidden = chakra('span', {
  base: {
    border: '0',
    clip: 'rect(0, 0, 0, 0)',
    height: '1px',
    width: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    position: 'absolute',
  },
});

for (const [name, { value }] of Object.entries(textStyles))
  rule(
    `text-${name}`,
    `@layer text{&{font-size:${value.fontSize};font-weight:${value.fontWeight};line-height:${value.lineHeight};letter-spacing:${value.letterSpacing};}}`,
  );

export function SiteProvider({ children }: { children: ReactNode }) {
  return children;
}

export function defineRecipe<Source>(recipe: Source): Source {
  return recipe;
}
