import type { Finding } from '../findings';

/**
 * Words that stay transparent when they are scrolled to. Some appear only there, and `scrollThrough` passes those
 * that start late on a busy machine. Runs in the page.
 */
export async function readUnseen(): Promise<Finding[]> {
  const isTransparent = (each: Element) =>
    !each.closest('[aria-hidden=true], [inert]') &&
    each.checkVisibility({ visibilityProperty: true }) &&
    !each.checkVisibility({ opacityProperty: true });
  const limitMs = 3_000;
  const appear = async (each: Element) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const end = Date.now() + limitMs; isTransparent(each) && Date.now() < end;)
      await new Promise((done) => setTimeout(done, 50));
  };
  for (const each of document.querySelectorAll('main :is(h1, h2, h3, h4, p, form, label, button, img)')) {
    if (!isTransparent(each)) continue;
    await appear(each);
    scrollTo(0, 0);
    if (!isTransparent(each)) continue;
    const words = each.textContent.trim() || each.getAttribute('alt') || each.localName;
    return [['unseen', `has words that cannot be seen, they are transparent: ${words.slice(0, 40)}`]];
  }
  return [];
}
