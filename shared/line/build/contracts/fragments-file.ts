import { generatedFolder, generatedNote } from './generated-files';

export interface FragmentSource {
  name: string;
  /** Exported type of its properties, e.g. `ProjectGridProps`. Absent when it takes none. */
  propsType?: string;
}

export interface PartFragments {
  part: string;
  fragments: readonly FragmentSource[];
  /** Of the fragments' files or declarations, from {@link fragmentsFile}. */
  folder: string;
}

export const fragmentsFile = `${generatedFolder}/fragments.ts`;

/** `project-grid` exports its properties as `ProjectGridProps`. */
export const propsTypeOf = (fragment: string) =>
  `${fragment.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Props`;

/** The types stay in the fragments' files. */
export function writeFragments(parts: readonly PartFragments[]): string {
  const lines = parts.flatMap(({ part, fragments, folder }) =>
    fragments.map(({ name, propsType }) => {
      const type = propsType ? `import('${folder}/${name}').${propsType}` : 'Record<never, never>';
      return `  '${part}/fragments/${name}': ${type};\n`;
    }),
  );
  return `${generatedNote("the remotes' src/fragments")}
/** Properties of each fragment by its id. The producer exports the type beside the fragment, the consumer passes them. */
export interface FragmentProps {
${lines.join('')}}
`;
}
