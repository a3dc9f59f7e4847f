import { join } from 'node:path';
import { build } from 'esbuild';

/** In memory. */
export type PageFiles = ReadonlyMap<string, { type: string; body: string }>;

export async function buildPage(): Promise<PageFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../view/main.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  return new Map([
    ['', { type: 'text/html; charset=utf-8', body: html }],
    ['console.js', { type: 'text/javascript; charset=utf-8', body: outputFiles[0]?.text ?? '' }],
  ]);
}

/** Relative addresses: the secret precedes them. */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Console | Manzil</title>
<link rel="icon" href="data:,">
<script src="console.js" defer></script>
</head>
<body><div id="console"></div><noscript>The console needs scripts. npx manzil status and npx manzil history show the same in a terminal.</noscript></body>
</html>
`;
