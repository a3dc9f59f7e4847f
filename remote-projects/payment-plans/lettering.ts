import outlines from './montserrat-outlines.json' with { type: 'json' };

/** Montserrat at the weights of running text and of headings (SIL Open Font License). */
export type Weight = '450' | '650';

interface Line {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  weight: Weight;
  color: string;
}

/**
 * Text as outlines. A drawing in an `img` cannot use the page's font, so it would be set in whatever
 * the device has. Each letter is drawn once per drawing and used wherever it stands.
 */
export class Lettering {
  readonly #letters = new Map<string, string>();

  /** The uses of one line; `definitions` must stand in the same drawing. */
  line({ text, x, y, size, weight, color }: Line): string {
    const scale = size / 1000;
    let offset = 0;
    const uses = [...text].map((character) => {
      const [advance, path] = getOutline(character, weight);
      const place = offset;
      offset += advance;
      return path ? `<use href="#${this.#keep(character, weight, path)}" x="${place}"/>` : '';
    });
    return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale})">${uses.join('')}</g>`;
  }

  definitions(): string {
    const letters = [...this.#letters].map(([id, path]) => `<path id="${id}" d="${path}"/>`);
    return `<defs>${letters.join('')}</defs>`;
  }

  #keep(character: string, weight: Weight, path: string): string {
    const id = `${weight === '650' ? 'b' : 'r'}${character.codePointAt(0)}`;
    this.#letters.set(id, path);
    return id;
  }
}

/** Breaks a text into lines that are at most `width` wide. */
export function wrap(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Width of a line in units of the drawing. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return ([...text].reduce((sum, character) => sum + getOutline(character, weight)[0], 0) * size) / 1000;
}

function getOutline(character: string, weight: Weight): readonly [advance: number, path: string] {
  const letters: Record<string, (string | number)[]> = outlines[weight];
  const [advance, path] = letters[character] ?? [];
  if (typeof advance !== 'number' || typeof path !== 'string') throw new Error(`There is no outline of "${character}".`);
  return [advance, path];
}
