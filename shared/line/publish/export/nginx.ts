import { lookup } from 'mrmime';
import type { Split } from '@site/contracts';
import { immutableHeaders } from '../../compose';
import { withHsts } from '../serve';
import { isCompressible } from '../../storage';
import type { ExportedPage, Layout } from './layout';

type Headers = Readonly<Record<string, string>>;

export interface NginxSite {
  layout: Layout;
  rootFiles: Readonly<Record<string, { headers: Headers }>>;
  redirects: Readonly<Record<string, string>>;
}

export interface NginxInput extends NginxSite {
  /** For a share of the visitors, with files below {@link splitFolder}. */
  split?: NginxSite | undefined;
  files: readonly string[];
  /** `strict-transport-security`, on https. */
  hsts: string | undefined;
}

/** Configuration of a `server` block with the public folder as `root`, equal to our server except for `etag`. */
export function nginxConfig({ split, files, hsts, ...site }: NginxInput): string {
  return [
    head,
    ...(split
      ? [
          `if ($${splitVariable}) { rewrite ^/(_/live|(?!_/|\\.split/).*)$ /${splitFolder}$1 last; }\n`,
          ...locationsOf(split, hsts, splitFolder),
        ]
      : []),
    ...locationsOf(site, hsts, ''),
    location('^~ /_/', [
      'if ($uri ~ "\\.(?:br|gz)$") { return 404; }',
      'try_files $uri =404;',
      'error_page 404 @no-such-file;',
      typesOf(files),
      ...addHeaders(immutableHeaders),
    ]),
    location('@no-such-file', [
      'gzip off;',
      contentType('text/plain; charset=utf-8'),
      ...addHeaders({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }),
      'return 404 "There is no such file.\\n";',
    ]),
    location('/', ['return 404;']),
  ].join('\n');
}

/** Locations of one composition, at the root or below an internal folder. */
function locationsOf({ layout, rootFiles, redirects }: NginxSite, hsts: string | undefined, folder: string): string[] {
  const { pages, unknown, notFound } = layout;
  const hidden = folder ? ['internal;'] : [];
  // Redirects and error pages use the requested address, without the folder.
  return [
    ...pages.map((page) =>
      location(`= /${folder}${page.path.slice(1)}`, [
        ...hidden,
        asSpelled(page.path),
        `try_files /${folder}${page.file} =404;`,
        ...answer(withHsts(page.page.headers, hsts)),
      ]),
    ),
    ...Object.entries(rootFiles).map(([path, { headers }]) =>
      location(`= /${folder}${path.slice(1)}`, [
        ...hidden,
        asSpelled(path),
        ...(isCompressible(path) ? [] : ['gzip off;']),
        ...answer(withHsts(headers, hsts)),
      ]),
    ),
    ...[...unknown, notFound].map(({ file, page }) =>
      location(`= /${folder}${file}`, [`internal; error_page 404 /${file};`, ...answer(withHsts(page.headers, hsts))]),
    ),
    ...unknown.map(({ path, file }) =>
      location(`~ ${patternOf(path, folder)}`, [`error_page 404 /${file};`, 'return 404;']),
    ),
    ...Object.entries(redirects).map(([former, today]) =>
      location(`~ ${formerPattern(former, folder)}`, [
        'add_header x-content-type-options nosniff always;',
        `return 308 ${today.replace(/:([A-Za-z]\w*)/g, '$$$1')}$is_args$args;`,
      ]),
    ),
  ];
}

/** Below the public folder: pages for a share of the visitors. */
export const splitFolder = '.split/';

const splitVariable = 'manzil_split';

/** Splits by client address with nginx's hash. For the `http` block, where nginx requires it. */
export function nginxSplit({ share, salt }: Pick<Split, 'share' | 'salt'>): string {
  return `# Include this in the http block, before the server block.\nsplit_clients "\${remote_addr}${salt}" $${splitVariable} {\n  ${share}% 1;\n  * "";\n}\n`;
}

/** Redirects use the undecoded address: a decoded one could inject a line break. */
const head = `# Include this in a server block: root <this export>/public; include <this export>/nginx.conf;
# With the module ngx_http_brotli_static also: include <this export>/nginx-brotli.conf;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types text/plain text/css text/javascript application/json application/xml image/svg+xml;
error_page 404 /404.html;
add_header x-content-type-options nosniff always;
if ($request_uri ~ "^/+([A-Za-z0-9_~%.-][^?]*?)/+(\\?.*)?$") { return 308 /$1$2; }
if ($request_uri ~ "^//+([A-Za-z0-9_~%.-].*)$") { return 308 /$1; }
`;

function location(what: string, lines: readonly string[]): string {
  return `location ${what} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function answer({ 'content-type': type = 'application/octet-stream', etag: _, ...headers }: Headers): string[] {
  return [contentType(type), ...addHeaders(headers)];
}

/** A separate charset: otherwise nginx does not compress the type. */
function contentType(value: string): string {
  const [type = '', charset] = value.split('; charset=');
  // `charset_types` includes HTML already; nginx warns about a repetition.
  const types = type === 'text/html' ? '' : ` charset_types ${type};`;
  return `types {} default_type ${type};${charset ? ` charset ${charset};${types}` : ''}`;
}

/** Redirects other spellings of the path (`%31` for `1`, double slashes). */
function asSpelled(path: string): string {
  return `if ($request_uri !~ "^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)") { add_header x-content-type-options nosniff always; return 308 ${path}$is_args$args; }`;
}

function addHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function typesOf(files: readonly string[]): string {
  const types = new Map<string, Set<string>>();
  for (const file of files) {
    const [type, extension] = [lookup(file), file.split('.').at(-1) ?? ''];
    if (type) types.set(type, (types.get(type) ?? new Set()).add(extension));
  }
  return `types { ${[...types].map(([type, extensions]) => `${type} ${[...extensions].join(' ')};`).join(' ')} }`;
}

function patternOf(path: ExportedPage['path'], folder: string): string {
  return `"^${below(folder)}${path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[.~]/g, '\\$&')))
    .join('/')}$"`;
}

function below(folder: string): string {
  return folder && `/${folder.slice(0, -1).replace('.', '\\.')}`;
}

function formerPattern(path: string, folder: string): string {
  return `"^${below(folder)}${path.replace(/[.~]/g, '\\$&').replace(/:([A-Za-z]\w*)/g, '(?<$1>[\\w.~-]+)')}$"`;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
