import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

export type TutorialStep =
  | { does: 'run'; command: string }
  | { does: 'write'; file: string; text: string }
  | { does: 'open'; url: string; heading: string }
  | { does: 'see'; heading: string }
  | { does: 'stop' };

const shapes = {
  run: /```sh\n(?<command>[^\n]+)\n```/,
  write: /```tsx? title="(?<file>[^"]+)"\n(?<text>[\s\S]*?)```/,
  open: /Open [^<`]*<(?<url>http[^>]+)>[^*`]*?heading says\s+\*\*(?<heading>[^*]+)\*\*/,
  see: /heading changes to\s+\*\*(?<heading>[^*]+)\*\*/,
  stop: /Stop `[^`]+` with Ctrl-C/,
};

/**
 * The steps of `shared/docs/tutorial.md` in order. Throws for a code block of another shape, so that nothing is
 * skipped.
 */
export async function readTutorial(): Promise<TutorialStep[]> {
  const markdown = await readFile(resolve(import.meta.dirname, '../../shared/docs/tutorial.md'), 'utf8');
  const found = Object.entries(shapes).flatMap(([does, shape]) =>
    [...markdown.matchAll(new RegExp(shape, 'g'))].map((match) => ({
      at: match.index,
      step: { does, ...match.groups } as TutorialStep,
    })),
  );
  const blocks = (markdown.match(/^```/gm)?.length ?? 0) / 2;
  const read = found.filter(({ step }) => step.does === 'run' || step.does === 'write').length;
  if (read !== blocks)
    throw new Error(
      `The tutorial has ${blocks} blocks of code, of which ${read} can be followed. A block is one command (sh) or a file (ts or tsx, title="…").`,
    );
  return found.toSorted((a, b) => a.at - b.at).map(({ step }) => step);
}
