import {
  registryElementId,
  scriptJson,
  siteConfigElementId,
  type ModuleId,
  type PageRegistry,
  type SiteConfig,
} from '@site/contracts';
import { firstScripts, replayScript, startNotice, startNoticeCss } from '@site/runtime/replay';
import { partAttribute, rootId, stylesAttribute } from '@site/runtime/names';
import latin from '@site/ui/fonts/montserrat-latin.woff2';
import latin1 from '@site/ui/fonts/montserrat-latin-1.woff2';
import latinExt from '@site/ui/fonts/montserrat-latin-ext.woff2';
import appleTouchIcon from '../../images/apple-touch-icon.png';
import favicon from '../../images/favicon.svg';
import { headTags, structuredDataId, type DocumentHead } from '../router/head';
import { fontFaceCss } from './font-face-css';
import { structuredData } from './structured-data';

export interface RenderedPage {
  /** Inside of `#root`. */
  html: string;
  /** With Emotion's names of the rules. */
  styles: { names: string; css: string };
  waiting: readonly ModuleId[];
  head: DocumentHead;
  status: 200 | 404;
}

export interface ScriptReference {
  url: string;
  integrity: string;
}

export interface ModuleScript extends ScriptReference {
  modules: readonly ModuleId[];
}

export interface DocumentInput {
  page: RenderedPage;
  registry: PageRegistry;
  config: SiteConfig;
  scripts: readonly ScriptReference[];
  /** Preloaded unless only modules that hydrate later need it. */
  preload: readonly ModuleScript[];
  /** Without a trailing slash. `''` omits canonical links. */
  siteUrl: string;
  /** A former address in the query of this page, and that of today: `/details?home=:id`, `/details/:id`. */
  moved?: readonly [former: string, today: string] | undefined;
}

export interface WrittenDocument {
  html: string;
  /** Inline styles, for the content security policy. */
  styles: readonly string[];
  scripts: readonly string[];
}

export function writeDocument(input: DocumentInput): WrittenDocument {
  const { page, config } = input;
  const waiting = new Set(page.waiting);
  const isLater = page.html.includes(' fetchPriority="high"'); // after the first picture
  const registry = withOnDemand(input, waiting);
  const fonts = fontFaceCss({ latin, latin1, latinExt });
  const styles = [page.styles.css, fonts, startNoticeCss];
  const scripts = input.moved ? [movingScript(input.moved)] : [];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${scripts.map((script) => `<script>${script}</script>\n`).join('')}${headHtml(input, waiting, isLater)}
${ownScriptTag(replayScript, registry)}${isLater ? `\n${ownScriptTag(firstScripts, registry)}` : ''}
<style ${stylesAttribute}="${page.styles.names}">${page.styles.css}</style>
<style>${fonts}</style>
<style>${startNoticeCss}</style>
${input.scripts.map((script) => scriptTag(script, isLater)).join('\n')}
</head>
<body>
<div id="${rootId}" ${partAttribute}="${text(shellVersion(registry))}">${page.html}</div>
${startNotice}
<script type="application/json" id="${registryElementId}">${scriptJson(registry)}</script>
<script type="application/json" id="${siteConfigElementId}">${scriptJson(config)}</script>
</body>
</html>
`;
  return { html, styles, scripts };
}

function isOnDemand({ modules }: ModuleScript, waiting: ReadonlySet<ModuleId>): boolean {
  return modules.every((id) => waiting.has(id));
}

function withOnDemand({ registry, preload }: DocumentInput, waiting: ReadonlySet<ModuleId>): PageRegistry {
  if (waiting.size === 0) return registry;
  const scripts = preload.filter((script) => isOnDemand(script, waiting));
  const onDemand = Object.fromEntries(
    [...waiting].map((id) => [id, scripts.filter(({ modules }) => modules.includes(id)).map(({ url }) => url)]),
  );
  return { ...registry, onDemand };
}

/** For the frame and notices; elements of remotes name their part. */
function shellVersion({ parts }: PageRegistry): string {
  return `shell@${parts['shell']?.version ?? ''}`;
}

function headHtml({ page, siteUrl, preload }: DocumentInput, waiting: ReadonlySet<ModuleId>, isLater: boolean): string {
  return [
    `<title>${text(page.head.title)}</title>`,
    ...headTags(page.head, siteUrl).map(([name, attributes]) => `<${name}${attributeText(attributes)}>`),
    `<script type="application/ld+json" id="${structuredDataId}">${structuredData(page.head, siteUrl)}</script>`,
    `<link rel="icon" href="${favicon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${appleTouchIcon}">`,
    ...preload.filter((script) => !isOnDemand(script, waiting)).map((script) => preloadTag(script, isLater)),
  ].join('\n');
}

/** Inline, because it must run before the first paint: hosts of plain files cannot redirect by a query. */
function movingScript([former, today]: NonNullable<DocumentInput['moved']>): string {
  const name = former.slice(former.indexOf('?') + 1, former.indexOf('='));
  const target = JSON.stringify(today).replace(/:\w+/, '"+m[1]+"');
  return `{const m=/^\\?${name}=([\\w.~-]+)(?:&(.*))?$/.exec(location.search);if(m)location.replace(${target}+(m[2]?"?"+m[2]:"")+location.hash)}`;
}

/** If `crossorigin` differs from the script's, browsers fetch the file twice. */
function preloadTag({ url, integrity }: ScriptReference, isLater: boolean): string {
  return `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin fetchpriority="low"${isLater ? ' media="not all"' : ''}>`;
}

/** Browsers do not fetch a script of an unknown type until the type is removed. */
function scriptTag({ url, integrity }: ScriptReference, isLater: boolean): string {
  return `<script src="${url}" integrity="${integrity}" crossorigin defer fetchpriority="low"${isLater ? ' type="later"' : ''}></script>`;
}

/** Deferred and first: it must run before other first scripts. */
function ownScriptTag(url: string, { parts }: PageRegistry): string {
  const integrity = parts['shell']?.integrity[url];
  return `<script src="${url}"${integrity ? ` integrity="${integrity}"` : ''} crossorigin defer fetchpriority="high"></script>`;
}

function attributeText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${text(value)}"`)
    .join('');
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
