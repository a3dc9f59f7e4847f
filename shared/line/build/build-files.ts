/** What the shell's build names its shared modules as one CommonJS file. */
export const sharedCodeFile = /^shared-code\.\w+\.cjs$/;

/** Node bundle in a build folder. */
export const nodeBundle = 'node.cjs';

/** Private source maps in a build. */
export const sourceMapsFolder = 'maps';

/** Third-party contents of a build (JSON list of `ThirdPartyLicense`). */
export const licensesName = 'licenses.json';

/** {@link PartFiles} as JSON in the browser build. */
export const partFilesName = 'part-files.json';

export interface PartFiles {
  /** First scripts in order; a remote's federation entry. */
  entry: readonly string[];
  /** Exposed module to its scripts. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Exposed module to imported shared modules. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** Shared module to the scripts that the shell loads on demand. */
  provides: Readonly<Record<string, readonly string[]>>;
}
