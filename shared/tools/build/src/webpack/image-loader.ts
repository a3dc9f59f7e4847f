import type { LoaderContext } from 'webpack';

/** `images/manifest.json`, as far as this file reads it. */
type Manifest = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Loader: what `images/manifest.json` exports, in which file names have become addresses. Every picture is a module,
 * so that a page has only those that it imports: the manifest passes on `manifest.json?<name>`.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls the default export of a loader.
export default function loadImages(this: LoaderContext<unknown>, source: string): string {
  const manifest = JSON.parse(source) as Manifest;
  const name = this.resourceQuery.slice(1);
  if (name) return pictureModule(name, manifest[name] ?? {});
  return Object.keys(manifest)
    .map((each) => `export { ${each} } from './manifest.json?${each}';\n`)
    .join('');
}

function pictureModule(name: string, { fingerprint: _, ...picture }: Manifest[string]): string {
  const files: string[] = [];
  // Spaced as swc spaces code: webpack shares modules between pages by the length of this text.
  const text = JSON.stringify(picture, null, 4).replace(/"url": ("[^"]+")/g, (_match, file: string) => {
    files.push(file);
    return `url: file${files.length}`;
  });
  const imports = files.map((file, index) => `import file${index + 1} from ${file.replace('"', '"./')};\n`);
  return `${imports.join('')}export const ${name} = ${text};\n`;
}
