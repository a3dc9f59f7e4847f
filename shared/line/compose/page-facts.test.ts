/** @jest-environment node */
import { readPageFacts } from './page-facts';

const linksByPart = (html: string) => readPageFacts(html, 0).links;

describe('links of a page', () => {
  test('says which part drew a link: the nearest one around it, or the shell', () => {
    const html = `<nav><a class="x" href="/">Home</a></nav>
      <div data-part="shop@1.0.0-ab12"><a href="/blog?x=1">Blog</a>
        <div data-part="catalogue@2.0.0-cd34" data-module="catalogue/fragments/grid"><img src="/a.png"><br/><a href="/project/1#top">One</a></div>
        <a href="/blog">Again</a></div>
      <footer><a href="/pricing">Prices</a></footer>`;
    expect(linksByPart(html)).toEqual({
      shell: ['/', '/pricing'],
      shop: ['/blog', '/blog?x'],
      catalogue: ['/project/1#top'],
    });
  });

  test.each([
    [
      'takes nothing for a link of this site that is not one',
      '<a href="https://example.com/x">a</a><a href="//example.com">b</a><a href="#top">c</a><a href="mailto:x@example.com">d</a><link href="/x.css"><a>e</a>',
      {},
    ],
    [
      'is not confused by void elements, inline pictures and tag-like text',
      '<div data-part="shop@1"><input type="text" value="a &gt; b"/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>&lt;div&gt;<hr></div><a href="/after">x</a>',
      { shell: ['/after'] },
    ],
    [
      'keeps the names of a query without values, so that pages of a route share their lists',
      '<a href="/item?for=sale&amp;home=1#map">1</a><a href="/item?home=2&amp;for=sale#map">2</a><a href="/item?#">3</a>',
      { shell: ['/item', '/item?for&home#map'] },
    ],
  ])('%s', (_, html, links) => {
    expect(linksByPart(html)).toEqual(links);
  });
});

test('takes the address of a form for a link, and not one on another site', () => {
  const { links, parts } = readPageFacts(
    '<div data-part="agency@1"><form action="/find?q=1"><button formaction="/later">Later</button></form><form action="https://news.example/join"></form></div>',
    0,
  );
  expect({ links, parts }).toEqual({ links: { agency: ['/find?q', '/later'] }, parts: ['agency'] });
});
