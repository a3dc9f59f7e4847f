import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  endpoint: string;
  close: () => Promise<void>;
}

export interface S3ServerOptions {
  /** False for a service that ignores `If-None-Match: *`. */
  isConditional?: boolean;
  /** Number of conditional writes that conflict first. */
  conflicts?: number;
  /** Accepts requests and answers none. */
  isHanging?: boolean;
  /** Refuses writes, as for a read-only role. */
  isReadOnly?: boolean;
}

/** Keys per page of a listing; Amazon's has 1,000. */
const pageSize = 10;

/**
 * The four S3 calls of the storage in memory, as documented: GetObject, PutObject with `If-None-Match`, paginated
 * ListObjectsV2, DeleteObject.
 */
export async function startS3Server(options: S3ServerOptions = {}): Promise<S3Server> {
  const bucket = new Bucket(options);
  const server = createServer(
    (request, response) => void (options.isHanging ? undefined : bucket.answer(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

class Bucket {
  readonly #objects = new Map<string, Buffer>();
  #conflicts: number;

  constructor(readonly options: S3ServerOptions) {
    this.#conflicts = options.conflicts ?? 0;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.invalid');
    const key = decodeURIComponent(pathname).replace(/^\/[^/]+\/?/, '');
    if (request.method === 'PUT') return this.#put(key, request, response);
    if (request.method === 'DELETE') {
      this.#objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (searchParams.get('list-type') === '2') return this.#list(searchParams, response);
    const found = this.#objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.length }).end(found);
  }

  async #put(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.options.isReadOnly) return fail(response, 403, 'AccessDenied');
    const isConditional = this.options.isConditional !== false && request.headers['if-none-match'] === '*';
    if (isConditional && this.#conflicts-- > 0) return fail(response, 409, 'ConditionalRequestConflict');
    if (isConditional && this.#objects.has(key)) return fail(response, 412, 'PreconditionFailed');
    this.#objects.set(key, Buffer.concat(chunks));
    response.writeHead(200, { etag: '"0"' }).end();
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.#objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, pageSize);
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
    );
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
