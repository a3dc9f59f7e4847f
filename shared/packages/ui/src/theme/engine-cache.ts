import type { SystemContext } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';

/**
 * Of one recipe. Props that differ from page to page would otherwise fill the process that renders ten thousand pages.
 */
const mostStyles = 250;

type Engine = Pick<SystemContext, 'cva' | 'css' | 'isValidProperty'>;
/** Chakra's types leave out its rules before they go through `css` once more. */
type Recipe = ReturnType<Engine['cva']> & { raw: (props: object) => object };

/**
 * Chakra's engine, with what it has computed kept. As shipped, a styled component builds its recipe at each render, and
 * then serializes the same rules again: three quarters of the processor time of a render (shared/docs/patches.md). What
 * is kept grows with the styles in use, up to a limit.
 */
export function withEngineCache({ cva, css, isValidProperty }: Engine): Engine {
  const recipeRules = new WeakSet<object>();
  return {
    cva: cachedRecipes(cva, recipeRules),
    css: cachedStyles(css, recipeRules),
    isValidProperty: remember(isValidProperty, new Map<string, boolean>()),
  };
}

/**
 * One recipe for each definition, and one for each pair of a component and the styled component that it extends. For
 * the same variants it gives the same rules, which are noted in `recipeRules`. Chakra sends them through `css` once
 * more, which changes nothing.
 */
function cachedRecipes(cva: Engine['cva'], recipeRules: WeakSet<object>): Engine['cva'] {
  const withCache = (made: Recipe): Recipe => {
    const merge = made.merge as (other: object) => Recipe;
    const ofVariants = new Map<string, object>();
    const rules = (props: object) => {
      const found = rememberIn(ofVariants, JSON.stringify(props), () => withoutEmpty(made.raw(props)));
      recipeRules.add(found);
      return found;
    };
    return Object.assign(rules, made, {
      merge: cached((other: object) => withCache(merge.call(made, other))),
    }) as Recipe;
  };
  return cached((definition: object) => withCache(cva(definition) as Recipe)) as Engine['cva'];
}

/**
 * The rules of a recipe and of the style props beside it. They are given as Emotion serializes them, which it then
 * takes as they are. Rules of a recipe are in a cascade layer, apart from those of the props, and are not computed
 * again; only the props need a text as their key.
 */
function cachedStyles(css: Engine['css'], recipeRules: WeakSet<object>): Engine['css'] {
  const ofRecipe = cached((_recipe: object) => new Map<string, ReturnType<Engine['css']>>());
  return (...styles) => {
    const [recipe, ...props] = styles;
    const known = ofRecipe(recipe as object);
    return rememberIn(known, JSON.stringify(props), () => {
      if (known.size === mostStyles) known.clear();
      const rules = recipeRules.has(recipe as object) ? { ...recipe, ...css(...props) } : css(...styles);
      return serialize(rules as Parameters<typeof serialize>[0]) as object as ReturnType<Engine['css']>;
    });
  };
}

/** A recipe without rules has an empty layer, which would be part of the class. */
function withoutEmpty(layers: object): object {
  return Object.fromEntries(Object.entries(layers).filter(([, rules]) => Object.keys(rules as object).length > 0));
}

function cached<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return remember(make, new WeakMap<Key, Value>());
}

function remember<Key, Value>(make: (key: Key) => Value, made: Kept<Key, Value>): (key: Key) => Value {
  return (key) => rememberIn(made, key, () => make(key));
}

function rememberIn<Key, Value>(made: Kept<Key, Value>, key: Key, make: () => Value): Value {
  let value = made.get(key);
  if (value === undefined) {
    value = make();
    made.set(key, value);
  }
  return value;
}

interface Kept<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}
