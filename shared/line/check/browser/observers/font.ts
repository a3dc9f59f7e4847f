import type { Finding } from '../findings';

/** Refuses words in a fallback because nothing loaded the first font of the page. Runs in the page. */
export function findMissingFont(): Finding[] {
  const [first = ''] = getComputedStyle(document.body).fontFamily.split(',');
  const family = first.trim().replace(/^["']|["']$/g, '');
  const generic = ['', 'serif', 'sans-serif', 'monospace', 'system-ui', 'ui-sans-serif', 'initial'];
  const isLoaded = [...document.fonts].some(
    (face) => face.status === 'loaded' && face.family.replace(/["']/g, '') === family,
  );
  return generic.includes(family) || isLoaded ? [] : [['font', `shows its words without its font: ${family}`]];
}
