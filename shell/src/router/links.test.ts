import { openDehydratedLinks } from './links';

const opened: string[] = [];
beforeAll(() => openDehydratedLinks((address) => opened.push(address)));
beforeEach(() => {
  opened.length = 0;
  document.body.innerHTML = `<div data-module="a/pages/a"><a id="inside" href="/blog?x=1#top">Blog</a><a id="section" href="#here">Here</a><a id="out" href="https://other.example/">Other</a>
    <div data-module="b/fragments/b" data-hydrated><a id="hydrated" href="/blog">Blog</a></div></div><header><a id="bar" href="/blog">Blog</a></header>`;
});

function follow(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.addEventListener('click', (each) => each.preventDefault(), { once: true });
  let isTaken = false;
  document.getElementById(id)?.addEventListener('click', (each) => (isTaken = each.defaultPrevented));
  document.getElementById(id)?.dispatchEvent(event);
  return isTaken;
}

test('a link in HTML that is not hydrated opens its page in this document', () => {
  expect(follow('inside')).toBe(true);
  expect(opened).toEqual(['/blog?x=1#top']);
});

test.each([
  ['section', {}],
  ['out', {}],
  ['hydrated', {}],
  ['bar', {}],
  ['inside', { ctrlKey: true }],
  ['inside', { button: 1 }],
] as const)('%s %j is left to the browser or to React', (id, init) => {
  expect(follow(id, init)).toBe(false);
  expect(opened).toEqual([]);
});
