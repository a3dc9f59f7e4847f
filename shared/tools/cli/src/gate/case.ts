export interface Edit {
  /** From the root of the checkout. */
  file: string;
  /** `undefined` for a missing or removed file. */
  change: (before: string | undefined) => string | undefined;
}

/** A team's change and the expected answer of the check. */
export interface GateChange {
  does: string;
  edits: readonly Edit[];
  /** Part of the refusing sentence; absent for a harmless change. */
  refusal?: string;
  /** Parts of further refusals caused by the change. */
  also?: readonly string[];
  /** Expected output for a harmless change. */
  says?: string;
}

/** By id. */
export type GateChanges = Readonly<Record<string, GateChange>>;

export interface GateCase extends GateChange {
  id: string;
}

/** Independent cases checked together: each breaking one is refused by its sentence, and no sentence is left over. */
export interface GateBuild {
  kind: 'static' | 'rendering' | 'shared-module' | 'browser' | 'harmless';
  /** As on the command line. */
  parts: readonly string[];
  /** Whether changed pages are opened in Chromium. */
  browser?: true;
  cases: GateChanges;
}

export interface ListedBuild extends Omit<GateBuild, 'cases'> {
  cases: readonly GateCase[];
}

export function build(kind: GateBuild['kind'], parts: readonly string[], cases: GateChanges): GateBuild {
  return { kind, parts, cases };
}

/** Its changed pages are opened in Chromium. */
export function opened(kind: 'browser' | 'harmless', parts: readonly string[], cases: GateChanges): GateBuild {
  return { kind, parts, cases, browser: true };
}

/** Throws when the sources no longer contain `before`. */
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
