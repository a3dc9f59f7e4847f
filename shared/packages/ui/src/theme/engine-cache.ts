import type { SystemContext } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';

/** Of one recipe. Props that differ from page to page would otherwise fill the process that renders ten thousand pages. */
const mostStyles = 250;

type Engine = Pick<SystemContext, 'cva' | 'css' | 'isValidProperty'>;

/**
 * Chakra's engine, with what it has computed kept. As shipped, a styled component builds its recipe at each render, and then
 * serializes the same rules again: three quarters of the processor time of a render (shared/docs/patches.md). What is kept grows
 * with the styles in use, up to a limit.
 */
export function withEngineCache({ cva, css, isValidProperty }: Engine): Engine {
  return { cva: cachedRecipes(cva), css: cachedStyles(css), isValidProperty: remember(isValidProperty, new Map<string, boolean>()) };
}

/** One recipe for each definition, and one for each pair of a component and the styled component that it extends. */
function cachedRecipes(cva: Engine['cva']): Engine['cva'] {
  const withMerge = <Made extends ReturnType<Engine['cva']>>(made: Made): Made => {
    const merge = made.merge as (other: object) => Made;
    return Object.assign(made, { merge: cached((other: object) => withMerge(merge.call(made, other))) });
  };
  return cached((definition: object) => withMerge(cva(definition))) as Engine['cva'];
}

/**
 * The rules of a recipe and of the style props beside it. They are given as Emotion serializes them, which it then takes as they are.
 * A recipe gives the same object for the same variants, so only the props need a text as their key.
 */
function cachedStyles(css: Engine['css']): Engine['css'] {
  const ofRecipe = cached((_recipe: object) => new Map<string, ReturnType<Engine['css']>>());
  return (...styles) => {
    const [recipe, ...props] = styles;
    const known = ofRecipe(recipe as object);
    const key = JSON.stringify(props);
    let made = known.get(key);
    if (!made) {
      made = serialize(css(...styles) as Parameters<typeof serialize>[0]) as object as ReturnType<Engine['css']>;
      if (known.size === mostStyles) known.clear();
      known.set(key, made);
    }
    return made;
  };
}

function cached<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return remember(make, new WeakMap<Key, Value>());
}

function remember<Key, Value>(make: (key: Key) => Value, made: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown }): (key: Key) => Value {
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
