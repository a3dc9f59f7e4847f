/**
 * What `npm test` runs; `npm run test:all` runs the rest: the folders of teams, accessibility, what a page looks like
 * while it is read or loads, and `@slow`.
 */
const core = ' (?:journeys/(?!landing|loading-order)|resilience/|teams/)';

/** Tags of files, matched against `projects/gallery.spec.ts the title @tags`. */
const tagsByFile: Readonly<Record<string, string>> = {
  '@faults': 'resilience/',
  '@releases': 'teams/',
  '@a11y': '(?:^| )accessibility/|/accessibility\\.|journeys/walk\\.',
  '@team:platform': '(?:resilience/|teams/|journeys/(?:frame|headers|walk|early-presses|without-javascript)\\.)',
  '@core': core,
  '@rest': `(?:@slow(?:\\s|$)|^(?!.*${core}))`,
};

/**
 * Selection of `npm run e2e -- @team:projects @a11y`: tests with all tags. A team other than platform is the folder of
 * its name; other tags are written at tests.
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
 * Tags excluded by default. On a remote site: what reads its database or builds. `@slow` seldom finds more than its
 * sample.
 */
export function leaveOutTags({ BASE_URL, MIX, TAGS = '', SLOW }: NodeJS.ProcessEnv): RegExp | undefined {
  const isSlow = SLOW !== undefined || /@slow|@rest/.test(TAGS);
  const tags = [...(isSlow ? [] : ['@slow']), ...(BASE_URL ? ['@database', '@sources'] : MIX ? ['@sources'] : [])];
  return tags.length > 0 ? new RegExp(`(?:${tags.join('|')})(?:\\s|$)`) : undefined;
}

/** Selection of `npm run e2e -- --mixes`: folders of the changed parts, and the smoke test of the rest. */
export function selectTouched(parts: readonly string[]): RegExp | undefined {
  return parts.length > 0 ? new RegExp(`(?: (?:${parts.join('|')})/|@smoke(?:\\s|$))`) : undefined;
}
