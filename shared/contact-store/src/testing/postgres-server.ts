import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { atTheEnd, makeTemporaryDirectory } from './temporary-directory';

/** User id: Postgres refuses to run as root. */
const nobody = 65_534;
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** The newest installed version; Debian does not add it to the PATH. */
export const postgresPrograms = findPrograms();

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

export function describeOnPostgres(title: string, tests: () => void): void {
  if (postgresPrograms) describe(title, tests);
  else describe.skip(`${title} (skipped: no initdb; Debian: apt-get install postgresql)`, tests);
}

/** A PostgreSQL server in a temporary directory, stopped after the test file. */
export class PostgresServer {
  private process: ChildProcess | undefined;

  private constructor(private readonly directory: string) {}

  static async start(): Promise<PostgresServer> {
    const directory = await makeTemporaryDirectory();
    if (user.uid) await chown(directory, user.uid, user.gid);
    const server = new PostgresServer(directory);
    execFileSync(
      program('initdb'),
      ['-D', server.files, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C'],
      { ...user, stdio: 'ignore', cwd: directory },
    );
    await server.resume();
    atTheEnd(() => server.kill());
    return server;
  }

  get url(): string {
    return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(this.directory)}`;
  }

  async kill(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    if (!process || process.exitCode !== null) return;
    const end = once(process, 'exit');
    process.kill('SIGQUIT'); // Immediate shutdown; SIGKILL would leave its children running.
    await end;
  }

  async resume(): Promise<void> {
    this.process = spawn(program('postgres'), ['-D', this.files, '-k', this.directory, '-c', 'listen_addresses='], {
      ...user,
      stdio: 'ignore',
      cwd: this.directory,
    });
    const isReady = () =>
      promisify(execFile)(program('pg_isready'), ['-h', this.directory]).then(
        () => true,
        () => false,
      );
    while (!(await isReady()));
  }

  async query(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined); // The SQL may end connections, including this one.
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  private get files() {
    return path.join(this.directory, 'data');
  }
}

const program = (name: string) => path.join(postgresPrograms ?? '', name);
