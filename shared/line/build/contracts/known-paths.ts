import { readGenerated } from './generated-files';
import { pathsFolder } from './path-files';

const declaration = /^export const (\w+) = (?:\([^)]*\) => )?['`](.*?)['`]/m;

/** All named paths (`/project_details/:id`), from the generated files. */
export function readKnownPaths(root: string): Record<string, string> {
  const modules = Object.entries(readGenerated(root)).filter(([file]) => file.startsWith(`${pathsFolder}/`));
  return Object.fromEntries(
    modules.flatMap(([, text]) => {
      const [, name, path] = declaration.exec(text) ?? [];
      return name && path ? [[name, path.replace(/\$\{(\w+)\}/g, ':$1')]] : [];
    }),
  );
}
