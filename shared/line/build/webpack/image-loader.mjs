/**
 * Loader: exports `images/manifest.json` with addresses. Each picture is a module (`manifest.json?<name>`), so that
 * pages contain only their pictures.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @returns {string}
 */
export default function loadImages(source) {
  const manifest = JSON.parse(source);
  const name = this.resourceQuery.slice(1);
  if (name) return pictureModule(name, manifest[name] ?? {});
  return Object.keys(manifest)
    .map((each) => `export { ${each} } from './manifest.json?${each}';\n`)
    .join('');
}

function pictureModule(name, { fingerprint: _, ...picture }) {
  const files = [];
  // swc's spacing, because webpack splits chunks by text length.
  const text = JSON.stringify(picture, null, 4).replace(/"url": ("[^"]+")/g, (_match, file) => {
    files.push(file);
    return `url: file${files.length}`;
  });
  const imports = files.map((file, index) => `import file${index + 1} from ${file.replace('"', '"./')};\n`);
  return `${imports.join('')}export const ${name} = ${text};\n`;
}
