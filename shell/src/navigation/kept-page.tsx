import { Activity, useInsertionEffect, useRef, type ReactNode, type UIEvent } from 'react';

/** A hidden page has no effects (`Activity`) and no elements in the document, so that nothing is found twice. */
export function KeptPage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const left = useRef<Element>(null);
  const scrolled = useRef(new Map<Element, [left: number, top: number]>());
  const note = (event: UIEvent) => {
    const element = event.target as Element; // Scrolled targets in a page are elements.
    scrolled.current.set(element, [element.scrollLeft, element.scrollTop]);
  };
  // Runs before all other effects of this page and the next.
  useInsertionEffect(() => {
    if (!isShown) return undefined;
    if (left.current) slot.current?.append(left.current);
    // A detached element forgets its scroll position.
    for (const [element, place] of scrolled.current) element.scrollTo(...place);
    return () => {
      left.current = slot.current?.firstElementChild ?? null;
      left.current?.remove();
    };
  }, [isShown]);
  return (
    <div ref={slot} onScrollCapture={note}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {/* React removes the outer element and this one's content only. */}
        <div>{children}</div>
      </Activity>
    </div>
  );
}
