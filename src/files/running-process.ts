import { readFileSync } from 'node:fs';

/** Whether the process that wrote a file at `written` (ms) runs; undefined for an impossible id. */
export function isRunning(id: number, written: number): boolean | undefined {
  // In a container every run may have the same id: a file from before this process began is not its own.
  if (id === process.pid) return written >= Date.now() - process.uptime() * 1000;
  try {
    process.kill(id, 0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // EPERM is a process of another user.
    return code === 'EPERM' ? true : code === 'ESRCH' ? false : undefined;
  }
  return !isZombie(id);
}

/** Whether a process is a zombie, whose id stays taken. This happens in containers. */
function isZombie(id: number): boolean {
  try {
    const status = readFileSync(`/proc/${id}/stat`, 'utf8');
    // Behind the name, which may hold anything.
    return /^\) [ZX]/.test(status.slice(status.lastIndexOf(')')));
  } catch {
    // Only Linux has this file.
    return false;
  }
}
