import { ignoreSecondPresses } from './second-presses';

ignoreSecondPresses();

/** Whether a press of a link opens it, at /projects?page=2. */
function opens(href: string, detail: number): boolean {
  history.replaceState(null, '', '/projects?page=2');
  document.body.innerHTML = `<a href="${href}"><span>Open</span></a>`;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  document.querySelector('span')?.dispatchEvent(click);
  return !click.defaultPrevented;
}

test.each([
  ['another page', '/blog'],
  ['the page that is opening', '/projects?page=2'],
])('the second press of a link to %s opens nothing', (_, href) => {
  expect(opens(href, 1)).toBe(true);
  expect(opens(href, 2)).toBe(false);
});

test.each([
  ['the next page of results', '/projects?page=3'],
  ['a section', '/projects?page=2#map'],
])('%s may be pressed quickly', (_, href) => {
  expect(opens(href, 2)).toBe(true);
});
