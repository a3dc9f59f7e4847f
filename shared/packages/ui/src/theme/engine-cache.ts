import type { SystemContext } from '@chakra-ui/react/styled-system';
import { css as serialize } from '@emotion/react';

/** Per recipe; a limit, because a process renders ten thousand pages with different props. */
const mostStyles = 250;

type Engine = Pick<SystemContext, 'cva' | 'css' | 'isValidProperty'>;
/** Missing in Chakra's types. */
type Recipe = ReturnType<Engine['cva']> & { raw: (props: object) => object };

/**
 * Chakra's engine with a cache. As shipped, a styled component builds its recipe at each render and serializes its
 * rules again: three quarters of a render's processor time (shared/docs/patches.md).
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
 * One recipe per definition. Its rules are recorded in `recipeRules`, because Chakra passes them through `css` again.
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

/** Rules of a recipe and its style props, serialized as Emotion accepts them. Only props need a key. */
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

/** An empty layer would be part of the class name. */
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
