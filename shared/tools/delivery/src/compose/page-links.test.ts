/** @jest-environment node */
import { linksByPart } from './page-links';

describe('linksByPart', () => {
  it('says which part drew a link: the nearest one around it, or the shell', () => {
    const html = `<nav><a class="x" href="/">Home</a></nav>
      <div data-part="shop@1.0.0-ab12"><a href="/blog?x=1">Blog</a>
        <div data-part="catalogue@2.0.0-cd34" data-module="catalogue/fragments/grid"><img src="/a.png"><br/><a href="/project/1#top">One</a></div>
        <a href="/blog">Again</a></div>
      <footer><a href="/pricing">Prices</a></footer>`;
    expect(linksByPart(html)).toEqual({ shell: ['/', '/pricing'], shop: ['/blog'], catalogue: ['/project/1'] });
  });

  it('takes nothing for a link of this site that is not one', () => {
    const html = '<a href="https://example.com/x">a</a><a href="//example.com">b</a><a href="#top">c</a><a href="mailto:x@example.com">d</a><link href="/x.css"><a>e</a>';
    expect(linksByPart(html)).toEqual({});
  });

  it('is not led astray by elements without an end, by pictures drawn inline or by text that looks like a tag', () => {
    const html = '<div data-part="shop@1"><input type="text" value="a &gt; b"/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>&lt;div&gt;<hr></div><a href="/after">x</a>';
    expect(linksByPart(html)).toEqual({ shell: ['/after'] });
  });
});
