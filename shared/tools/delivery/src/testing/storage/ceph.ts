import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort, isAnswering } from '../nginx';

/** Ceph's object gateway on one monitor and one disk in memory. */
export interface Ceph {
  /** S3; access key and secret are `test`. */
  endpoint: string;
  createBucket: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Whether Debian's `ceph-mon`, `ceph-osd` and `radosgw` are installed. */
export function hasCeph(): boolean {
  return ['ceph-mon', 'ceph-osd', 'radosgw'].every((program) => spawnSync(program, ['--version']).status === 0);
}

const run = promisify(execFile);
type Started = { name: string; child: ChildProcess; said: () => string };

/** Takes about ten seconds. Rejects with the output of a program that ends early. */
export async function startCeph(): Promise<Ceph> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-ceph-'));
  const [monitor, gateway, id, disk] = [await freePort(), await freePort(), randomUUID(), randomUUID()];
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') };
  const started: Started[] = [];
  const daemon = (name: string, args: readonly string[]) => started.push(startDaemon(name, [...args, '-f'], env));
  const close = async () => {
    for (const { child } of started.reverse()) await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
    await writeFile(env.CEPH_CONF, configuration(folder, id, monitor));
    await run(
      'monmaptool',
      ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', id, join(folder, 'monmap')],
      { env },
    );
    await run(
      'ceph-authtool',
      ['--create-keyring', join(folder, 'keyring'), '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'],
      { env },
    );
    await run(
      'ceph-mon',
      ['-i', 'a', '--mkfs', '--monmap', join(folder, 'monmap'), '--keyring', join(folder, 'keyring')],
      { env },
    );
    daemon('ceph-mon', ['-i', 'a']);
    await run('ceph', ['osd', 'create', disk], { env });
    await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk], { env });
    await run('ceph', ['osd', 'crush', 'add', 'osd.0', '1', 'host=localhost', 'root=default'], { env });
    daemon('ceph-osd', ['-i', '0']);
    daemon('radosgw', ['-n', 'client.admin', `--rgw_frontends=beast endpoint=127.0.0.1:${gateway}`]);
    await whenAnswering(gateway, started);
    await run(
      'radosgw-admin',
      [
        '-n',
        'client.admin',
        'user',
        'create',
        '--uid=test',
        '--display-name=test',
        '--access-key=test',
        '--secret-key=test',
      ],
      { env },
    );
  } catch (error) {
    await close();
    throw error;
  }
  const endpoint = `http://127.0.0.1:${gateway}`;
  const client = new S3Client({
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return {
    endpoint,
    close,
    createBucket: async (name) => void (await client.send(new CreateBucketCommand({ Bucket: name }))),
  };
}

/** Without accounts, copies and placement groups. Unencrypted, because encryption needs accounts. */
function configuration(folder: string, id: string, monitor: number): string {
  return `[global]
fsid = ${id}
mon_host = v2:127.0.0.1:${monitor}
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
ms_mon_client_mode = crc
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data_avail_crit = 1
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}/rgw
run_dir = ${folder}
keyring = ${folder}/keyring
log_file = ${folder}/$name.log
admin_socket =
`;
}

function startDaemon(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Started {
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  return { name, child, said: () => said };
}

async function whenAnswering(port: number, started: readonly Started[]): Promise<void> {
  while (!(await isAnswering(port))) {
    const over = started.find(({ child }) => child.exitCode !== null);
    if (over) throw new Error(`${over.name} does not start:\n${over.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('close', () => resolve());
    child.kill('SIGKILL');
  });
}
