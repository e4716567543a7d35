import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSnapshot } from '../../src/index.js';
import { room } from '../example-room.js';
import { ON_DISK, roomlint, temporaryFolder } from './run-roomlint.js';

const KEY = 'k41d7e0a93b2q6';
const ROOM = room().replace('"DisplayGroup": ""', `"DisplayGroup": "x-access-key: ${KEY}"`);
const folder = temporaryFolder(ON_DISK);

const literals = (text: string, width: number): string =>
  (text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? []).map((piece) => JSON.stringify(piece)).join(' +\n');

/** Rooms with a credential, of which the bytes show no name beside a value. */
const MANGLED: Readonly<Record<string, string>> = {
  'in Base64': Buffer.from(ROOM).toString('base64'),
  'in Base64 with short lines': Buffer.from(ROOM).toString('base64').replace(/.{76}/g, '$&\n'),
  'in string literals': literals(ROOM, 9),
  'in quoted-printable': ROOM.replaceAll('=', '=3D').replaceAll('"', '=22').replace('access', 'acc=\r\ness'),
  'in a URL': encodeURIComponent(ROOM),
  'escaped for HTML': ROOM.replaceAll('"', '&quot;'),
  'as a string': JSON.stringify(ROOM).slice(1, -1),
  'with wrapped lines': JSON.stringify(JSON.parse(ROOM)).replace(/.{20}/g, '$&\n'),
  'with curly quotes': ROOM.replaceAll('"', '\u201c'),
  'with single quotes': ROOM.replaceAll('"', "'"),
  'without quotes around keys': ROOM.replace(/"(\w+)":/g, '$1:'),
  'with single quotes around the credential': ROOM.replace(/"(x-access-key[^"]*)"/, "'$1'"),
  'cut off behind the credential': ROOM.slice(0, ROOM.indexOf(KEY) + KEY.length),
  'with line numbers': ROOM.split('\n')
    .map((line, index) => `${index + 1}\t${line}`)
    .join('\n'),
};

const FORMATS = ['short', 'json', 'sarif', 'rdjson', 'gitlab', 'github', 'markdown', 'junit'];

describe('no output shows a credential of a text that does not parse', () => {
  test('the room has one', () => expect(ROOM).toContain(KEY));

  for (const [how, text] of Object.entries(MANGLED)) {
    test(`of a room ${how}`, async () => {
      const path = folder.write('room.json', text);
      const { findings } = checkSnapshot(new TextEncoder().encode(text));
      const fixes = findings.flatMap(({ fix }) => fix ?? []);
      for (const { edits, holdsSecret } of fixes)
        expect(holdsSecret ?? false).toBe(edits.some((edit) => edit.text.includes(KEY)));
      const reports = FORMATS.flatMap((format) => ['--format', `${format}=${join(folder.path, format)}`]);
      const shown = await roomlint(['check', path, '--format', 'text', ...reports]);
      expect(shown.out + shown.err).not.toContain(KEY);
      for (const format of FORMATS)
        expect(readFileSync(join(folder.path, format), 'utf8')).not.toContain(KEY);
      const { out, err } = await roomlint(['check', path, '--fix-dry-run', '--unsafe-fixes']);
      expect(out + err).not.toContain(KEY);
    });
  }
});
