import { randomUUID } from 'node:crypto';
import { livePath, type Activation, type Composition, type Release } from '@site/contracts';
import { findLive } from '@site/delivery/activate';
import { compositionId, etagOf, readComposition } from '@site/delivery/compose';
import { readReleases } from '@site/delivery/release';
import { openSigned, type SigningSettings } from '@site/delivery/settings';
import { requireSigned, type SignedEntry, signedFolder, type Trust } from '@site/delivery/signing';
import {
  contentName,
  eachOf,
  integrityOf,
  keys,
  reasonOf,
  RefusedError,
  type Storage,
  UserError,
} from '@site/delivery/storage';

type Live = Activation & SignedEntry;

/** What a site shows, compared with what was signed: entry, compositions, releases, files and documents. */
export async function verifyServed(
  address: string,
  trust: Trust,
  signing: SigningSettings,
): Promise<{ live: Live; releases: Release[] }> {
  const storage = openSigned(publishedBy(address), address, signing);
  const live: Live | undefined = await findLive(storage);
  if (!live?.signed) throw new UserError(`${address} publishes no signed entry: its live log is not signed.`);
  await requireSigned(storage, trust, live);
  const compositions = [await readSigned(storage, live, live)];
  if (live.split) compositions.push(await readSigned(storage, live, live.split));
  const releases = (await eachOf(compositions, ({ parts }) => readReleases(storage, parts))).flat();
  const refusals = [
    ...(await eachOf(releases, (release) => compareFiles(address, release))).flat(),
    ...(await compareDocuments(address, compositions)),
  ];
  if (refusals.length > 0) throw new RefusedError([...new Set(refusals)]);
  return { live, releases: releases.slice(0, Object.keys(live.parts ?? {}).length) };
}

/** Reads a site as its storage, as far as it publishes that. */
function publishedBy(address: string): Storage {
  const refuse = () => Promise.reject(new Error('A site is only read.'));
  return {
    read: async (key) => {
      const answer = await get(`${address}${signedFolder}${key}`);
      return answer.status === 200 ? answer.bytes : undefined;
    },
    ...{ writeOnce: refuse, list: refuse, remove: refuse },
  };
}

async function get(url: string): Promise<{ status: number; bytes: Buffer }> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    throw new UserError(`${url} does not answer: ${reasonOf(error)}`, { cause: error });
  }
}

async function readSigned(
  storage: Storage,
  { sequence, signed }: Live,
  { composition: id, parts = {} }: Pick<Activation, 'composition' | 'parts'>,
): Promise<Composition> {
  const bytes = await storage.read(keys.composition(id));
  const hash = signed?.compositions?.[id];
  if (!hash)
    throw new UserError(
      `Entry ${sequence} was signed without its pages. The next activation signs them: release a part.`,
    );
  const composition = await readComposition(storage, id);
  if (!bytes || contentName(bytes) !== hash || compositionId({ parts, config: composition.config }) !== id)
    throw new RefusedError([
      `${keys.composition(id)} is not what entry ${sequence} signed: somebody has changed it. Compose again, and find out who can write the storage.`,
    ]);
  return composition;
}

async function compareFiles(address: string, { part, version, files }: Release): Promise<string[]> {
  const found = await eachOf(files, async ({ name, integrity }) => {
    const { bytes } = await get(`${address}/_/${part}/${name}`);
    return integrityOf(bytes) === integrity
      ? []
      : [`${address}/_/${part}/${name} is not the file of ${part} ${version}.`];
  });
  return found.flat();
}

/** A careful release shows one of two compositions. */
async function compareDocuments(address: string, compositions: readonly Composition[]): Promise<string[]> {
  const wanted = new Map<string, string[]>();
  const add = (path: string, hash: string) => wanted.set(path, [...(wanted.get(path) ?? []), hash]);
  const unknown = `/${randomUUID()}`;
  for (const { pages, notFound, rootFiles } of compositions) {
    for (const [path, { headers }] of Object.entries({ ...pages, [unknown]: notFound }))
      add(path, headers['etag'] ?? '');
    for (const [path, { file }] of Object.entries(rootFiles))
      if (path !== livePath) add(path, file.split('/')[1] ?? '');
  }
  const found = await eachOf([...wanted], async ([path, hashes]) => {
    const { status, bytes } = await get(address + path);
    const isKnown = [etagOf(bytes), contentName(bytes).slice(0, 22)].some((hash) => hashes.includes(hash));
    return isKnown ? [] : [`${address}${path} (${status}) is not the page that was composed for it.`];
  });
  return found.flat();
}
