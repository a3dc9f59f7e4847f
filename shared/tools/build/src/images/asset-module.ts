import type { SourceImage } from './source-images';
import type { PlannedImage } from './plan';
import { fullSize, imageName, planFiles, type PlannedFile } from './plan-files';
import type { Format } from './uses';

/** `project-01-view-2` becomes `project01View2`. */
export const exportName = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Text of the TypeScript module through which the part's code shows a picture. */
export function assetModule(image: PlannedImage, sourceImage: Omit<SourceImage, 'bytes' | 'hash'>): string {
  const files = planFiles(image, sourceImage);
  const [preview] = files.filter(({ format }) => format === 'jpg');
  if (preview) return linkPreviewModule(image, preview);
  const { width, height } = fullSize(image, sourceImage);
  return `// Written by \`npm run images\`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
${files.map(importLine).join('\n')}

export const ${exportName(imageName(image))}: ImageAsset = {
  avif: ${sources(files, 'avif')},
  webp: ${sources(files, 'webp')},
  width: ${width},
  height: ${height},
  alt: ${quoted(sourceImage.alt)},
  color: ${quoted(sourceImage.color)},
};
`;
}

/** The routes read it, not the pages: they name its address only. */
function linkPreviewModule(image: PlannedImage, file: PlannedFile): string {
  return `// Written by \`npm run images\`; the plan is in plan.ts.
${importLine(file)}

export const ${exportName(imageName(image))} = ${localName(file)};
`;
}

const localName = ({ format, width }: PlannedFile) => `${format}${width}`;
const importLine = (file: PlannedFile) => `import ${localName(file)} from './${file.name}';`;
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function sources(files: readonly PlannedFile[], format: Format): string {
  const lines = files
    .filter((file) => file.format === format)
    .map((file) => `    { url: ${localName(file)}, width: ${file.width} },`);
  return `[\n${lines.join('\n')}\n  ]`;
}
