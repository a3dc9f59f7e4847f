/** A change of one file in a checkout. */
export interface Edit {
  /** From the root of the checkout. */
  file: string;
  /** The new text; `undefined` removes the file. `before` is `undefined` where there is none. */
  change: (before: string | undefined) => string | undefined;
}

/** One change that a team makes in its sources, and what the check must answer. */
export interface GateCase {
  /** Short and lasting: people name a case by it on the command line. */
  id: string;
  /** What the team does, in words. */
  does: string;
  edits: readonly Edit[];
  /** Of a breaking change: a fragment of the sentence that must refuse it. A harmless one has none. */
  refusal?: string;
  /** Fragments of other refusals that follow from the same change. */
  also?: readonly string[];
  /** Of a harmless change: what the command must print. */
  says?: string;
}

/**
 * Cases that are built and checked together, because they do not meet: every breaking one must be refused
 * by its own sentence, and no sentence may be left that belongs to none. `npx manzil gate <id>` checks a case alone.
 */
export interface GateBuild {
  kind: 'static' | 'rendering' | 'shared-module' | 'browser' | 'harmless';
  /** Parts to check, as on the command line. */
  parts: readonly string[];
  /** Whether the changed pages are opened in Chromium, too. */
  browser?: true;
  cases: readonly GateCase[];
}

/** Throws where the sources no longer have `before`: a case that changes nothing would prove nothing. */
export function replace(file: string, before: string | RegExp, after: string): Edit {
  return replaceWith(file, before, () => after);
}

export function replaceWith(file: string, before: string | RegExp, after: (found: string) => string): Edit {
  return {
    file,
    change: (text = '') => {
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} no longer has ${String(before)}: adapt the case.`);
      return changed;
    },
  };
}

export function write(file: string, text: string): Edit {
  return { file, change: () => text };
}

export function append(file: string, text: string): Edit {
  return { file, change: (before = '') => `${before}\n${text}\n` };
}

export function prepend(file: string, text: string): Edit {
  return { file, change: (before = '') => `${text}\n${before}` };
}

export function remove(file: string): Edit {
  return { file, change: () => undefined };
}
