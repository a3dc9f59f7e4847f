import { Activity, useInsertionEffect, useRef, type ReactNode, type UIEvent } from 'react';

/**
 * While a page is not shown, React stops its effects (`Activity`) and its elements leave the document: no id, heading
 * or module is found twice.
 */
export function KeptPage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const left = useRef<Element>(null);
  const scrolled = useRef(new Map<Element, [left: number, top: number]>());
  const note = (event: UIEvent) => {
    const element = event.target as Element; // what scrolls in a page is an element
    scrolled.current.set(element, [element.scrollLeft, element.scrollTop]);
  };
  // An insertion effect: before any other effect of this page, and of the next one.
  useInsertionEffect(() => {
    if (!isShown) return undefined;
    if (left.current) slot.current?.append(left.current);
    // An element that is not in the document forgets where it was scrolled to.
    for (const [element, place] of scrolled.current) element.scrollTo(...place);
    return () => {
      left.current = slot.current?.firstElementChild ?? null;
      left.current?.remove();
    };
  }, [isShown]);
  return (
    <div ref={slot} onScrollCapture={note}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {/* React removes the outer element and this one's content, and never looks for this one in the outer. */}
        <div>{children}</div>
      </Activity>
    </div>
  );
}
