import type { Page } from '@playwright/test';

/** Pairs of overlapping visible texts, each as `"first" over "second"`. Excludes text in other scroll containers. */
export function findOverlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that two boxes may overlap, because letters seldom fill their line box. */
    const tolerance = 4;
    const isSeen = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    /** Clipped by ancestors, e.g. by the box of visually hidden words. */
    const clip = (box: DOMRect, element: Element): DOMRect => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return new DOMRect();
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, frame.left),
          Math.max(top, frame.top),
          Math.min(right, frame.right),
          Math.min(bottom, frame.bottom),
        ];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const lines: { text: string; owner: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [text, owner] = [walker.currentNode.textContent?.trim() ?? '', walker.currentNode.parentElement];
      if (text === '' || !owner || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const each of range.getClientRects()) {
        const box = clip(each, owner);
        if (box.width > tolerance && box.height > tolerance) lines.push({ text, owner, box });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    const found = new Set<string>();
    lines.forEach((above, index) => {
      for (const below of lines.slice(index + 1)) {
        if (below.box.top >= above.box.bottom - tolerance) break;
        if (below.owner === above.owner) continue;
        const width = Math.min(above.box.right, below.box.right) - Math.max(above.box.left, below.box.left);
        const height = Math.min(above.box.bottom, below.box.bottom) - below.box.top;
        if (width > tolerance && height > tolerance)
          found.add(`"${below.text.slice(0, 60)}" over "${above.text.slice(0, 60)}"`);
      }
    });
    return [...found];
  });
}
