import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { sharedCodePath } from '../contracts/shared-packages';
import { isInstalled, root } from '../line';
import { stylesModule } from '../shared-modules';

const require = createRequire(join(root, 'package.json'));

/** Where the design system registers rules: inside it by path, elsewhere from the shared module. */
const designFolder = join(root, 'shared/packages/ui/src');
const rulesFile = join(designFolder, 'core/rules');

/** Loader: recipes and style props become classes with rules. */
// eslint-disable-next-line no-restricted-syntax -- webpack calls the default export of a loader.
export default function loadStyles(this: LoaderContext<unknown>, source: string): string {
  const runtime = this.resourcePath.startsWith(designFolder)
    ? `./${relative(dirname(this.resourcePath), rulesFile)}`
    : '@site/ui/core';
  const { code, read } = openCompiler().compileStyles(this.resourcePath, source, runtime);
  for (const file of read) this.addDependency(file);
  return code;
}

/** Of the design system beside, or in a team's repository of the live one. */
function openCompiler(): Compiler {
  if (!isInstalled) return require(stylesModule) as Compiler;
  return (require(join(root, sharedCodePath)) as { [stylesModule]: Compiler })[stylesModule];
}

interface Compiler {
  compileStyles: (path: string, text: string, runtime: string) => { code: string; read: readonly string[] };
}
