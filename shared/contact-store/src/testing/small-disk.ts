import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atTheEnd, makeTemporaryDirectory } from './temporary-directory';

export function describeOnSmallDisk(title: string, tests: () => void): void {
  if (canMount()) describe(title, tests);
  else describe.skip(`${title} (skipped: only root on Linux can mount a small disk)`, tests);
}

function canMount() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    // Root in a container may lack the right to mount.
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export class SmallDisk {
  private constructor(readonly directory: string) {}

  static async mount(megabytes: number): Promise<SmallDisk> {
    const directory = await makeTemporaryDirectory();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
    atTheEnd(async () => void execFileSync('umount', ['--lazy', directory]));
    return new SmallDisk(directory);
  }

  fill(megabytes: number): void {
    this.makeRoom();
    const { bavail, bsize } = statfsSync(this.directory);
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - megabytes * 1024 * 1024));
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true });
  }

  allowWrites(isAllowed: boolean): void {
    execFileSync('mount', ['-o', `remount,${isAllowed ? 'rw' : 'ro'}`, this.directory]);
  }

  private get ballast() {
    return path.join(this.directory, 'ballast');
  }
}
