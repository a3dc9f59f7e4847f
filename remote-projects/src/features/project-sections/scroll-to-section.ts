const durationMs = 500;
/** Pixels below the top of the viewport (PDET-06). */
export const sectionOffset = 70;

/** Manual scrolling cancels the animation. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let cancelRunning: (() => void) | undefined;

/** 500 ms (PDET-05) to 70 px below the top (PDET-06). Jumps under reduced motion. */
export function scrollToSection(section: Element): void {
  cancelRunning?.();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, targetOf(section));
    return;
  }
  cancelRunning = animate(section);
}

function animate(section: Element): () => void {
  const from = window.scrollY;
  let start: number | undefined;
  let frame = requestAnimationFrame(step);
  for (const event of interruptions) window.addEventListener(event, cancel, { passive: true });

  function step(now: number): void {
    start ??= now;
    const done = Math.min(1, (now - start) / durationMs);
    // Measured on each frame, because pictures above may still load.
    window.scrollTo(0, from + (targetOf(section) - from) * ease(done));
    if (done < 1) frame = requestAnimationFrame(step);
    else cancel();
  }
  function cancel(): void {
    cancelAnimationFrame(frame);
    for (const event of interruptions) window.removeEventListener(event, cancel);
  }
  return cancel;
}

function targetOf(section: Element): number {
  return section.getBoundingClientRect().top + window.scrollY - sectionOffset;
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
