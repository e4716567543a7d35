import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Containers often have 64 MB there, and some tests write 50 MB more than once. */
const ENOUGH = 4e9;

/**
 * Where tests write their files: in memory, where Linux has room for them and would run programs from there.
 * On a disk, each flush and each removed folder has to be waited for. Reports go to a disk all the same:
 * roomlint takes what is below /dev for devices.
 */
export function temporaryFiles(): Record<string, string> {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === IN_MEMORY);
    const [, , type, options = ''] = mount?.split(' ') ?? [];
    const isFit = type === 'tmpfs' && !/\b(noexec|ro)\b/.test(options) && bavail * bsize > ENOUGH;
    return isFit ? { TMPDIR: IN_MEMORY, TMPDIR_ON_DISK: process.env.TMPDIR_ON_DISK ?? tmpdir() } : {};
  } catch {
    // Another system, or no permission to look.
    return {};
  }
}
