import * as names from '@site/runtime/names';

import { photoBox, photoLayer, scrimLayer, scrims } from '../media/scrim';
import { system } from '../theme/system';
import { tokenProps } from '../theme/style-props';

/** Whether a component with style props takes this one as a style. */
export function isStyleProp(name: string): boolean {
  return system.isValidProperty(name);
}

const shortNames: ReadonlySet<string> = new Set(
  Object.values(tokenProps).flatMap((names) => Object.values<string>(names).filter(Boolean)),
);

const tokenNames: ReadonlySet<string> = new Set([
  ...Object.values(tokenProps).flatMap((names) => Object.keys(names)),
  ...shortNames,
]);

/** Whether the values of this property may be tokens. */
export function takesTokens(name: string): boolean {
  return tokenNames.has(name);
}

/** Whether a prop of this name is a style in every component: not one that CSS has, too. */
export function isAlwaysStyle(name: string): boolean {
  return shortNames.has(name) || name.startsWith('_') || name === 'css' || name === 'textStyle';
}

/** Attributes of HTML with the name of a style prop. */
const htmlAttributes: ReadonlySet<string> = new Set(['content', 'height', 'translate', 'width']);
const drawing = /<svg[^]*?<\/svg>/g;

/**
 * Throws a sentence for a style that is an attribute in the HTML of a page: code hid it from the compiler, or an older
 * build has not compiled it.
 */
export function refuseRawStyles(path: string, html: string): void {
  refuse(path, html, isAlwaysStyle);
  refuse(path, html.replace(drawing, ''), (name) => isStyleProp(name) && !htmlAttributes.has(name));
}

function refuse(path: string, html: string, isStyle: (name: string) => boolean): void {
  for (const [, tag, attributes = ''] of html.matchAll(/<(\w+)([^>]*)>/g))
    for (const [, name = ''] of attributes.matchAll(/ (\w+)="/g))
      if (isStyle(name))
        throw new Error(
          `${path} has <${tag}> with the style "${name}" as an attribute: write it where the build reads it (css={…}), or build the part again.`,
        );
}

/** Exported constants that styles may contain. */
export const constants: Readonly<Record<string, unknown>> = {
  ...names,
  photoBox,
  photoLayer,
  scrimLayer,
  scrims,
};
