/**
 * Milliseconds per key press in the search with 10,000 homes: `npx esbuild remote-projects/bench/search-keys.ts
 * --bundle --platform=node --format=esm --loader:.avif=empty --loader:.webp=empty | node --input-type=module`.
 */
import { projectNames } from '../src/content/project-names';
import { properties, type Property } from '../src/content/properties';
import { findResults } from '../src/features/search/results';
import { emptySearch } from '../src/features/search/search';
import { createTextIndex } from '../src/features/search/text-index';

const count = 10_000;
const texts = ['Gulberg', 'Gulbreg', 'Bharia Town', 'villa pool', 'Lahore', 'a garden', 'F-7', 'گلبرگ', 'zzzzzz'];

const homes: readonly Property[] = Array.from({ length: count }, (_, at) => {
  const sample = properties[at % properties.length]!;
  return {
    ...sample,
    id: at + 1,
    neighborhood: `${sample.neighborhood} ${syllables(at % 2000)}`,
    description: `${sample.description} ${syllables(at * 7)} ${syllables(at * 13)}`,
  };
});

const begin = performance.now();
const index = createTextIndex(homes, projectNames);
console.log(`index: ${(performance.now() - begin).toFixed(1)} ms before the page, the rest in slices`);
if (!index.isReady()) await new Promise<void>((resolve) => index.subscribe(resolve));
console.log(`index ready after ${(performance.now() - begin).toFixed(0)} ms`);

for (const text of texts) {
  const keys = Array.from(text, (_, at) => measure(text.slice(0, at + 1)));
  console.log(`${text}: first key ${keys[0]!.toFixed(1)} ms, slowest ${Math.max(...keys).toFixed(1)} ms`);
}

function measure(text: string): number {
  const start = performance.now();
  findResults({ homes, projects: projectNames, index }, { ...emptySearch, text });
  return performance.now() - start;
}

function syllables(number: number): string {
  return [...String(number)]
    .map((digit) => ['ba', 'ki', 'lo', 'mu', 'ne', 'pa', 'ri', 'so', 'tu', 've'][Number(digit)])
    .join('');
}
