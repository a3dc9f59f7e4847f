import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release, ReleaseFile } from '@site/contracts';
import { brotliSuffix, isCompressible } from '../compress';
import { integrityOf } from '../hash';
import { eachOf } from '../parallel';
import { keys, type Storage } from '../storage';
import { isCandidate, type Proposal } from './proposal';
import { refuse, type CheckReport } from './report';

const decompress = promisify(brotliDecompress);

/** Every file of a candidate is in the storage, as its release says. What is live was checked when it came. */
export async function checkFiles(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const candidates = proposal.releases.filter((release) => isCandidate(proposal, release));
  return refuse((await Promise.all(candidates.map((release) => findDamage(storage, release)))).flat());
}

/** One sentence for each file of a release that is missing or altered. */
export async function findDamage(storage: Storage, release: Release): Promise<string[]> {
  const { part, version, files, node } = release;
  const name = (file: ReleaseFile) => `${file.name} of ${part} ${version}`;
  const damage = await eachOf(files, async (file) => [
    ...judge(name(file), file, await storage.read(keys.file(part, file.name))),
    ...(isCompressible(file.name) ? await judgeCompressed(name(file), file, await storage.read(keys.file(part, file.name) + brotliSuffix)) : []),
  ]);
  return [...damage.flat(), ...judge(name(node), node, await storage.read(keys.nodeBundle(part, version)))];
}

function judge(name: string, { integrity }: ReleaseFile, bytes: Buffer | undefined): string[] {
  if (!bytes) return [`${name} is missing from the storage.`];
  return integrityOf(bytes) === integrity ? [] : [`${name} differs in the storage from the hash in release.json.`];
}

/** The compressed twin is what visitors get. */
async function judgeCompressed(name: string, file: ReleaseFile, bytes: Buffer | undefined): Promise<string[]> {
  const plain = bytes && (await decompress(bytes).catch(() => Buffer.from('not brotli')));
  return judge(`The compressed ${name}`, file, plain);
}
