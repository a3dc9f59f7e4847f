/** Tags that stand for files, matched in `projects/gallery.spec.ts the title @tags` as Playwright greps it. */
const tagsByFile: Readonly<Record<string, string>> = {
  '@faults': 'resilience/',
  '@releases': 'teams/',
  '@a11y': '(?:^| )accessibility/|/accessibility\\.',
  '@team:platform': '(?:resilience/|teams/|journeys/(?:frame|headers|walk|early-presses|without-javascript)\\.)',
};

/**
 * What `npm run e2e -- @team:projects @a11y` selects: tests that have all of the tags. A team other than platform has
 * the folder of its name, every other tag is written at its tests.
 */
export function selectByTags(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => {
    const [, team] = /^@team:([\w-]+)$/.exec(word) ?? [];
    return tagsByFile[word] ?? (team ? ` ${team}/` : `${word}(?:\\s|$)`);
  });
  return new RegExp(`^${patterns.map((pattern) => `(?=.*${pattern})`).join('')}`);
}

/**
 * What is left out where nobody asks for it. A site elsewhere: its database cannot be read and is not filled; neither
 * there nor for a mix of released versions is anything built. `@night` is what takes long and seldom finds more than
 * its sample: at night, and with `@a11y-scripts`.
 */
export function leaveOutTags({ BASE_URL, MIX, TAGS = '', NIGHT }: NodeJS.ProcessEnv): RegExp | undefined {
  const isNight = NIGHT !== undefined || /@night|@a11y-scripts/.test(TAGS);
  const tags = [...(isNight ? [] : ['@night']), ...(BASE_URL ? ['@database', '@sources'] : MIX ? ['@sources'] : [])];
  return tags.length > 0 ? new RegExp(`(?:${tags.join('|')})(?:\\s|$)`) : undefined;
}

/** What `npx manzil mixes` selects: the folders of the parts that a mix touches, and the smoke of the rest. */
export function selectTouched(parts: readonly string[]): RegExp | undefined {
  return parts.length > 0 ? new RegExp(`(?: (?:${parts.join('|')})/|@smoke(?:\\s|$))`) : undefined;
}
