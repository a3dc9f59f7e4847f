import { lookup } from 'mrmime';
import { isCompressible } from '../storage';
import { formerValue, patternOf } from './address';
import { type Headers, immutableHeaders, noStore } from './headers';
import type { Publication, Sent } from './publication';

/** Of everything that a build emits. */
const extensions = ['js', 'cjs', 'json', 'txt', 'svg', 'png', 'jpg', 'webp', 'avif', 'woff2'];
const releasedTypes = `types { ${extensions.map((each) => `${lookup(each)} ${each};`).join(' ')} }`;

/** Configuration of a `server` block with the public folder as `root`, equal to our server except for `etag`. */
export function nginxConfig(
  { documents, known, unknown, notFound }: Publication,
  redirects: Readonly<Record<string, string>>,
): string {
  const all = Object.entries(known);
  const rootFiles = all.filter(([, { file }]) => !file.endsWith('.html'));
  const notStored = all.filter(([, { headers }]) => headers['cache-control'] === noStore['cache-control']);
  return [
    head,
    location('/', [
      ...answer({ ...documents, 'cache-control': '$cache' }),
      'try_files $uri/index.html =404;',
      // Locations in here add the same headers.
      ...notStored.map(([path]) => location(`= ${path}`, ['set $cache no-store;', 'try_files $uri/index.html =404;'])),
      ...Object.entries(unknown).map(([path, { file }]) =>
        location(`~ "${patternOf(path, '[^/]+')}"`, ['try_files $uri/index.html =404;', `error_page 404 /${file};`]),
      ),
      ...[...Object.values(unknown), notFound].map(({ file }) =>
        location(`= /${file}`, [`internal;`, `error_page 404 /${file};`, 'try_files $uri =404;']),
      ),
    ]),
    ...rootFiles.map(([path, sent]) => rootFile(path, sent)),
    ...Object.entries(redirects).map(([former, today]) => redirect(former, today.replace(/:([A-Za-z]\w*)/g, '$$$1'))),
    location('^~ /_/', [
      'if ($uri ~ "\\.(?:br|gz)$") { return 404; }',
      'try_files $uri =404;',
      'error_page 404 @no-such-file;',
      'error_page 405 @not-allowed;',
      releasedTypes,
      ...addHeaders(immutableHeaders),
    ]),
    location('@no-such-file', [...sentence, 'return 404 "There is no such file.\\n";']),
    location('@not-allowed', [
      ...sentence,
      ...addHeaders({ allow: 'GET, HEAD' }),
      'return 405 "Only GET and HEAD are answered here.\\n";',
    ]),
  ].join('\n');
}
/** Redirects use the undecoded address: a decoded one could inject a line break. */
const head = `# Include this in a server block: root <this folder>/public; include <this folder>/nginx.conf;
# With the module ngx_http_brotli_static also: include <this folder>/nginx-brotli.conf;
server_tokens off;
# A file is sent whole: the answer to a wrong range would have the headers of the file.
max_ranges 0;
absolute_redirect off;
gzip_static on;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types text/plain text/css text/javascript application/json application/xml image/svg+xml;
error_page 404 /404.html;
error_page 405 @not-allowed;
# For an address that cannot be decoded, such as /%.
error_page 400 =404 /404.html;
add_header x-content-type-options nosniff always;
set $cache no-cache;
if ($request_uri ~ "^/+([A-Za-z0-9_~%.-][^?]*?)/+(\\?.*)?$") { return 308 /$1$2; }
if ($request_uri ~ "^//+([A-Za-z0-9_~%.-].*)$") { return 308 /$1; }
# Another spelling of a page, such as /%62log. The name of a file has no line break.
set $spelling "";
if ($request_uri ~ "^([^?]*)") { set $sent $1; }
if ($sent != $uri) { set $spelling other; }
if (-f $document_root$uri/index.html) { set $spelling "$spelling of a page"; }
if ($spelling = "other of a page") { return 308 $uri$is_args$args; }
`;

const sentence = [
  'gzip off;',
  contentType('text/plain; charset=utf-8'),
  ...addHeaders({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }),
];

function rootFile(path: string, { file, headers }: Sent): string {
  const spelled = `"^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)"`;
  return location(`= ${path}`, [
    `if ($request_uri !~ ${spelled}) { add_header x-content-type-options nosniff always; return 308 ${path}$is_args$args; }`,
    ...(isCompressible(file) ? [] : ['gzip off;']),
    ...answer(headers),
  ]);
}

function location(what: string, lines: readonly string[]): string {
  return `location ${what} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** On the server for a former query, which locations do not see. */
function redirect(former: string, today: string): string {
  const pattern = patternOf(former, formerValue);
  if (former.includes('?'))
    return [
      `if ($request_uri ~ "${pattern.replace('$', '&?$')}") { return 308 ${today}; }`,
      `if ($request_uri ~ "${pattern.replace('$', '&(?<rest>.+)$')}") { return 308 ${today}?$rest; }\n`,
    ].join('\n');
  return location(`~ "${pattern}"`, [
    'add_header x-content-type-options nosniff always;',
    `return 308 ${today}$is_args$args;`,
  ]);
}

function answer({ 'content-type': type = 'application/octet-stream', ...headers }: Headers): string[] {
  return [contentType(type), ...addHeaders(headers)];
}

/** A separate charset: otherwise nginx does not compress the type. */
function contentType(value: string): string {
  const [type = '', charset] = value.split('; charset=');
  // `charset_types` includes HTML already; nginx warns about a repetition.
  const types = type === 'text/html' ? '' : ` charset_types ${type};`;
  return `types {} default_type ${type};${charset ? ` charset ${charset};${types}` : ''}`;
}

function addHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
