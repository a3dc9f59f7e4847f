import type { Compiler } from 'webpack';

/** A replaced library file (`shared/docs/patches.md`). */
export interface StandIn {
  replaced: string;
  request?: string;
  by: string;
}

export class StandInsPlugin {
  constructor(private readonly standIns: readonly StandIn[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StandInsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('StandInsPlugin', (modules) => {
        const met = new Set([...modules].map((module) => module.nameForCondition() ?? ''));
        for (const { replaced, by } of this.standIns) {
          const isUsed = [...met].some((file) => file.startsWith(packageOf(replaced)));
          if (isUsed && (!met.has(by) || met.has(replaced)))
            compilation.errors.push(new Error(`${by} does not replace ${replaced} (shared/docs/patches.md).`));
        }
      });
    });
  }
}

function packageOf(file: string): string {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]/.exec(file)?.[0] ?? file;
}
