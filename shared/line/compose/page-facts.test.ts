/** @jest-environment node */
import { readPageFacts } from './page-facts';

const linksByPart = (html: string) => readPageFacts(html).links;

describe('links of a page', () => {
  it('says which part drew a link: the nearest one around it, or the shell', () => {
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

  it.each([
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

describe('the HTML of a page', () => {
  const read = (html: string) => readPageFacts(`<div data-part="shop@1">${html}</div>`);

  it('says how many headings it has, and whether anything was drawn', () => {
    expect(read('<h1>Shop</h1>')).toMatchObject({ headings: 1, hasContent: true, parts: ['shop'] });
    expect(read('<h1></h1><div> </div>')).toMatchObject({ headings: 1, hasContent: false });
    expect(read('<img src="/a.png" alt="">').hasContent).toBe(true);
    expect(readPageFacts('<nav>Menu</nav><div data-part="shop@1"></div>').hasContent).toBe(false);
  });

  it.each([
    ['<p style="color: red">x</p>', 'a style attribute on <p> (color: red)'],
    ['<button onclick="go()">x</button>', 'an inline script (onclick on <button>)'],
    ['<script>go()</script>', 'a <script> element'],
    ['<style>p { color: red }</style>', 'a <style> element'],
  ])('that has %s is found, with the part', (html, what) => {
    expect(read(html).forbidden).toEqual([{ part: 'shop', what }]);
  });

  it('may carry data in a script element', () => {
    expect(read('<script type="application/ld+json">{}</script>').forbidden).toEqual([]);
  });

  it('names every picture of a set, also an inline one with commas, and frames apart', () => {
    const html =
      '<picture><source srcset="data:image/png;base64,AA 1x,/a.avif 2x, /b.avif 3x"><img src="/a.webp"></picture><iframe src="https://map.example/x"></iframe>';
    expect(read(html).media).toEqual([
      ...['data:image/png;base64,AA', '/a.avif', '/b.avif', '/a.webp'].map((url) => ({
        part: 'shop',
        url,
        isFrame: false,
      })),
      { part: 'shop', url: 'https://map.example/x', isFrame: true },
    ]);
  });

  it('takes the address of a form for a link, and one on another site for forbidden', () => {
    const facts = readPageFacts(
      '<div data-part="agency@1"><form action="/find?q=1"><button formaction="/later">Later</button></form><form action="https://news.example/join"></form></div>',
    );
    expect(facts.links).toEqual({ agency: ['/find?q', '/later'] });
    expect(facts.forbidden).toEqual([{ part: 'agency', what: 'a form that is sent to https://news.example/join' }]);
  });
});
