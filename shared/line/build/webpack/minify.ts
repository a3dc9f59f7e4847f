import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** Hashes of chunks, before webpack replaces them by those of the minified files. */
const provisionalHash = /(["'])([0-9a-f]{8})\1/g;

/**
 * swc chooses short names by the letters that it counts. Comments contain paths, and provisional hashes differ between
 * runs, so it gets neither.
 */
export async function minify(...[input, sourceMap, options]: Parameters<typeof TerserPlugin.swcMinify>) {
  const [name = ''] = Object.keys(input);
  const plain = await TerserPlugin.swcMinify(input, sourceMap, { ...options, compress: false, mangle: false });
  if (!plain.code) return plain;
  const hashes: string[] = [];
  const stable = plain.code.replace(
    provisionalHash,
    (_, quote: string, hash: string) => `${quote}_h${String(hashes.push(hash)).padStart(5, '0')}_${quote}`,
  );
  const small = await TerserPlugin.swcMinify({ [name]: stable }, plain.map, options);
  if (!small.code) return small;
  const code = small.code.replace(/_h(\d{5})_/g, (kept, index: string) => hashes[Number(index) - 1] ?? kept);
  if (!small.map || !plain.map) return { ...small, code };
  const [map, before] = [JSON.stringify(small.map), JSON.stringify(plain.map)];
  const both = new webpack.sources.SourceMapSource(code, name, map, plain.code, before, true);
  return { ...small, code, map: both.map() ?? undefined };
}
