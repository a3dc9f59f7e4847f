import { basename } from 'node:path';
import { generatedFolder, generatedNote } from './generated-files';

export interface FragmentSource {
  name: string;
  /** Exported type of its properties, e.g. `ProjectGridProps`. Absent when it takes none. */
  propsType?: string;
}

/** Folder of generated fragment types, from the repository's root. */
export const fragmentsFolder = `${generatedFolder}/fragments`;

const pascal = (name: string) => name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());

/** `project-grid` exports its properties as `ProjectGridProps`. */
export const propsTypeOf = (fragment: string) => `${pascal(fragment)}Props`;

/** A types module for a part with fragments. The types stay in the fragments' files. */
export function fragmentFiles(
  part: string,
  fragments: readonly FragmentSource[],
  folder = `../../../../../remote-${part}/src/fragments`,
): Record<string, string> {
  if (fragments.length === 0) return {};
  const imports = fragments.flatMap(({ name, propsType }) =>
    propsType ? [`import type { ${propsType} } from '${folder}/${name}';\n`] : [],
  );
  const lines = fragments.map(
    ({ name, propsType = 'Record<never, never>' }) => `  '${part}/fragments/${name}': ${propsType};\n`,
  );
  const text = `${imports.join('')}\nexport interface ${pascal(part)}Fragments {\n${lines.join('')}}\n`;
  return { [`${fragmentsFolder}/${part}.ts`]: generatedNote(`remote-${part}/src/fragments`) + text };
}

export function fragmentIndex(files: readonly string[]): Record<string, string> {
  const index = `${fragmentsFolder}/index.ts`;
  const parts = files
    .filter((file) => file.startsWith(`${fragmentsFolder}/`) && file !== index)
    .map((file) => basename(file, '.ts'))
    .sort();
  const imports = parts.map((part) => `import type { ${pascal(part)}Fragments } from './${part}';\n`);
  const type = parts.map((part) => `${pascal(part)}Fragments`).join(' & ') || 'Record<never, never>';
  const note =
    '/** Properties of each fragment by its id. The producer exports the type beside the fragment, the consumer passes them. */\n';
  return {
    [index]: `${generatedNote("the remotes' src/fragments")}${imports.join('')}\n${note}export type FragmentProps = ${type};\n`,
  };
}
