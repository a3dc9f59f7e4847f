import { join } from 'node:path';
import { contentKey, draftDir, findBuildDir, keepDraft } from './build-cache';
import type { CompileTask } from './compile';
import { writeSharedCode } from './shared-code';
import { Child, type Part, root } from '../checkout';

export interface BuildReport {
  part: Part;
  wasBuilt: boolean;
  seconds: number;
}

/** Compiles parts one after another, because loading the compilers takes seconds. */
function startCompiler(): Child {
  return new Child(join(import.meta.dirname, 'compile.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'], // The part's configuration is TypeScript.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function buildWith(compiler: Child, part: Part): Promise<BuildReport> {
  const started = performance.now();
  const wasBuilt = !findBuildDir(part);
  if (wasBuilt) await buildNow(compiler, part);
  return { part, wasBuilt, seconds: (performance.now() - started) / 1000 };
}

/** Repeated when sources changed during the build. */
async function buildNow(compiler: Child, part: Part): Promise<void> {
  const key = contentKey(part);
  const task: CompileTask = { part: part.name, out: draftDir(part) };
  await compiler.ask(task).catch((error: Error) => {
    throw new Error(`${part.name} does not build:\n${error.message.replaceAll(`${root}/`, '').trim()}`);
  });
  if (part.isShell) await writeSharedCode(join(draftDir(part), 'browser'));
  if (contentKey(part) !== key) return buildNow(compiler, part);
  keepDraft(part, key);
}

/**
 * Builds parts whose content is not built. Two at a time: more do not help on two cores. Waits for `onDone`, which does
 * not delay the next build. Rejects with the compiler's output.
 */
export async function buildParts(
  parts: readonly Part[],
  onDone: (report: BuildReport) => void | Promise<void>,
): Promise<void> {
  const waiting = [...parts];
  const done: Promise<void>[] = [];
  const work = async () => {
    const compiler = startCompiler();
    try {
      for (let part = waiting.shift(); part; part = waiting.shift()) {
        const handled = Promise.resolve(onDone(await buildWith(compiler, part)));
        handled.catch(() => waiting.splice(0)); // A refused release ends the build of the others.
        done.push(handled);
      }
    } finally {
      compiler.close();
    }
  };
  await Promise.all([work(), work()]);
  await Promise.all(done);
}
