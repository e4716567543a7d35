import fs, { chmodSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FileReading, readSnapshotFile } from '../../../src/world/files/read.js';
import { valueRows } from '../../table-rows.js';
import { emptyFolder } from '../../temporary-folder.js';
import { asNobody } from './as-nobody.js';

const { path: folder, write } = emptyFolder();
beforeEach(() => chmodSync(folder, 0o755));

function textOf(reading: FileReading): string | FileReading {
  return reading.kind === 'bytes' ? new TextDecoder().decode(reading.bytes) : reading;
}

describe('a snapshot file', () => {
  test('is read unchanged, up to exactly the limit, and may be empty', () => {
    const file = write('ten.json', '0123456789');
    expect(textOf(readSnapshotFile(file, 10))).toBe('0123456789');
    expect(readSnapshotFile(file, 9)).toMatchObject({ kind: 'too-large', size: 10 });
    expect(textOf(readSnapshotFile(write('empty.json', ''), 10))).toBe('');
  });

  test.each(valueRows<[string, string]>('world/files/tables.md', 'Files that cannot be read'))(
    '%s cannot be read, and the message says why',
    async (name, message) => {
      write('ten.json');
      mkdirSync(join(folder, 'folder.json'));
      symlinkSync('circle.json', join(folder, 'circle.json'));
      symlinkSync('gone.json', join(folder, 'dangling.json'));
      chmodSync(write('locked.json'), 0o000);
      const reading = await asNobody(() => readSnapshotFile(join(folder, name), 100));
      expect(reading).toEqual({ kind: 'error', message });
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Another system than this one, for a call to it. */
function simulated(name: 'fstatSync' | 'readSync', call: (...args: never[]) => unknown): void {
  vi.spyOn(fs, name).mockImplementation(call as never);
  syncBuiltinESMExports();
}

describe('a file that changes while it is read', () => {
  test.each<[what: string, change: (file: string) => void, read: unknown]>([
    ['shrinks', (file) => fs.truncateSync(file, 4), '0123'],
    ['grows', (file) => fs.appendFileSync(file, 'abc'), '0123456789abc'],
    [
      'grows beyond the limit',
      (file) => fs.appendFileSync(file, 'x'.repeat(50)),
      { kind: 'too-large', size: 60, message: 'it is larger than 20 bytes' },
    ],
    ['goes', (file) => fs.rmSync(file), '0123456789'],
  ])('and %s gives what was there', (_, change, read) => {
    const file = write('a.json', '0123456789');
    let asked = 0;
    // First it is asked whether this is a file, then how large it is.
    const { fstatSync } = fs;
    simulated('fstatSync', (descriptor) => {
      const stats = fstatSync(descriptor);
      if (++asked === 2) change(file);
      return stats;
    });
    expect(textOf(readSnapshotFile(file, 20))).toEqual(read);
  });
});

describe('standard input', () => {
  const open = (content: string): number => openSync(write('input', content), 'r');

  test('may be a file, is read to its end, and not beyond the limit', () => {
    expect(textOf(readSnapshotFile(open('{"a":1}'), 1e9))).toBe('{"a":1}');
    expect(textOf(readSnapshotFile(open(''), 1e9))).toBe('');
    expect(readSnapshotFile(open('{"a":1}'), 6)).toMatchObject({ kind: 'too-large', size: 7 });
    expect(readSnapshotFile(openSync(folder, 'r'), 1e9)).toEqual({
      kind: 'error',
      message: 'this is a folder, not a file',
    });
  });

  test.each<[name: string, pieces: readonly (string | Error)[], read: unknown]>([
    ['is waited for while the other side is slow', ['{"a":', refusal('EAGAIN'), '1}'], '{"a":1}'],
    ['may end as pipes of Windows do', ['{}', refusal('EOF')], '{}'],
    [
      'is not read much further than the limit',
      ['x'.repeat(60), 'x'.repeat(60), 'x'],
      { kind: 'too-large', size: 120, message: 'it is larger than 100 bytes' },
    ],
    ['may come in more than one piece', ['x'.repeat(300_000), 'end'], `${'x'.repeat(300_000)}end`],
  ])('that is a pipe %s', (_, pieces, read) => {
    const left = [...pieces];
    simulated('fstatSync', () => fs.statSync('/dev/null'));
    simulated('readSync', (_file, into: Uint8Array) => {
      const [piece = ''] = left.splice(0, 1);
      if (piece instanceof Error) throw piece;
      const { written } = new TextEncoder().encodeInto(piece, into);
      if (written < piece.length) left.unshift(piece.slice(written));
      return written;
    });
    expect(textOf(readSnapshotFile(0, typeof read === 'string' ? read.length : 100))).toEqual(read);
  });
});

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}
