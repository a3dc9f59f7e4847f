import { withStaticTokens } from '../theme/static-tokens';

/** CSS text by class, with `&` for the class, in the order of definition: a recipe precedes its variants. */
const texts = new Map<string, string>();
/** All classes of a recipe by each of them. */
const families = new Map<string, readonly string[]>();

/**
 * A compiled style: defines the rules of class `name`, `&` in their text, and returns it. `values` are CSS, replace
 * `value_of_0`, … and become part of the class; with an undefined one there is no rule.
 */
export function rule(name: string, css: string, ...values: readonly unknown[]): string {
  if (values.includes(undefined)) return '';
  if (values.length === 0) return define(name, css);
  const own = `${name}-${values.join('_').replace(/[^\w-]+/g, '_')}`;
  if (texts.has(own)) return own;
  const written = values.reduce<string>(
    (text, value, index) => text.replaceAll(`value_of_${index}`, String(value)),
    css,
  );
  return define(own, written);
}

/** The classes of a recipe: rules by suffix. */
export function defineFamily(name: string, rules: Readonly<Record<string, string>>): void {
  const classes = Object.entries(rules).map(([suffix, css]) => define(name + suffix, css));
  for (const each of classes) families.set(each, classes);
}

function define(name: string, css: string): string {
  const known = texts.get(name);
  if (known === undefined) texts.set(name, css);
  // Names are hashes of 31 bits: a test compares those of this repository.
  else if (known !== css) throw new Error(`Two styles have the class ${name}: change one of them.`);
  return name;
}

function textOf(name: string): string {
  return (texts.get(name) ?? '').replaceAll('&', `.${name}`);
}

export function join(...classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}

/** The rules of all classes in this HTML, for its document. */
export function rulesOf(html: string): string {
  const used = new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat());
  return withStaticTokens(Array.from(texts.keys(), (name) => (used.has(name) ? textOf(name) : '')).join(''));
}

/** Classes whose rules the page has. */
let known: Set<string> | undefined;
let open: CSSStyleSheet | undefined;

/**
 * Adds rules that the document lacks. A recipe is added whole, because the order of its rules counts. The content
 * security policy allows constructed sheets. There is one per task, because a rule in a used sheet lays out the page.
 */
export function insertRules(classes: string | undefined): void {
  known ??= classesOfDocument();
  for (const name of classes?.split(' ') ?? []) {
    if (known.has(name) || !texts.has(name)) continue;
    const added = families.get(name) ?? [name];
    for (const each of added) known.add(each);
    insert(withStaticTokens(added.map(textOf).join('')));
  }
}

function insert(css: string): void {
  if (!open) {
    open = new CSSStyleSheet();
    document.adoptedStyleSheets.push(open);
    queueMicrotask(() => (open = undefined));
  }
  open.insertRule(`@media all{${css}}`, open.cssRules.length);
}

/** The element with the rules of components, in each document. */
export const rulesElementId = 'rules';

function classesOfDocument(): Set<string> {
  const css = document.getElementById(rulesElementId)?.textContent ?? '';
  return new Set(Array.from(css.matchAll(/\.([a-z][\w-]+)/g), ([, name = '']) => name));
}
