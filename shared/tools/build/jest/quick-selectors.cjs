const path = require('node:path');

/**
 * `getComputedStyle` of jsdom asks of each rule of each style sheet whether an element matches it: half a million times
 * in a page test, a fifth of its time. Most rules name a tag or a class that the element does not have, which is told
 * here without jsdom's selector engine. To be required before jsdom, whose style rules keep the function that they
 * find.
 */
const jsdom = path.dirname(
  require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }),
);
const selectors = require(path.join(jsdom, 'lib/jsdom/living/helpers/selectors.js'));
const { matchesDontThrow } = selectors;

/** By selector; a few thousand in a worker. `null` for what is not read. */
const known = new Map();

selectors.matchesDontThrow = (element, selector) => {
  let subjects = known.get(selector);
  if (subjects === undefined) known.set(selector, (subjects = readSubjects(selector)));
  const isPossible =
    !subjects ||
    subjects.some(
      ({ tag, name }) => (!tag || tag === element._localName) && (!name || element.classList.contains(name)),
    );
  return isPossible && matchesDontThrow(element, selector);
};

/**
 * Of each selector of a list, a tag and a class that the element itself must have: `ul > li.open:not(.new)` has `li`
 * and `open`, `:hover` neither.
 * `null` for a list in which something is written that this does not read.
 */
function readSubjects(list) {
  const bare = withoutParentheses(String(list).replace(/\[[^\]]*\]/g, ''));
  // Capitals: names of SVG keep them, those of HTML do not.
  if (/[\\|"'()[\]&]|(^|[\s>+~,])[a-z-]*[A-Z]/.test(bare)) return null;
  return bare.split(',').map((each) => {
    const compound =
      each
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return { tag: /^[a-z][\w-]*/.exec(compound)?.[0], name: /\.([\w-]+)/.exec(compound)?.[1] };
  });
}

/** What stands in them may not be for the element itself, or the opposite. */
function withoutParentheses(text) {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutParentheses(shorter);
}
