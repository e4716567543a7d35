import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSnapshot } from '../../../src/index.js';
import { RECOGNIZED } from '../../bytes/scan/credential-spellings.js';
import { room } from '../../example-room.js';
import { spread } from '../../runs.js';
import { commandsWith } from './credential-commands.js';
import { ON_DISK, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder(ON_DISK);
const cwd = folder.path;
const IN_FILES = ['short', 'json', 'github', 'markdown', 'sarif', 'junit', 'gitlab', 'rdjson'];
const REPORTS = IN_FILES.flatMap((name) => ['--format', `${name}=${name}.out`]);
/** No output may contain this many characters of a credential in a row. */
const SHOWN = 12;

/** Characters of a credential; no part of it occurs anywhere else. Before its name, one without digits is a word. */
const secret = fc
  .string({
    unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
    minLength: 20,
    maxLength: 40,
  })
  .filter((text) => /\d/.test(text));

const codesOf = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/** How a credential may be given, as the value of a JSON string, or as a value of its own. */
const GIVEN: Readonly<Record<string, (secret: string) => unknown>> = {
  field: (text) => ({ xAccessKey: text }),
  'upload address': (text) => ({ signed_upload_url: `https://b.example/${text}` }),
  member: (text) => ({ 'x-access-key': text }),
  list: (text) => ['x-access-key', text],
  'list of numbers': (text) => ({ 'x-access-key': codesOf(text) }),
  'pair with a list of numbers': (text) => ({ name: 'x-api-key', value: codesOf(text) }),
  'upload address that is not a URL': (text) => ({ name: 'signedUploadURL', value: text }),
  pair: (text) => ({ name: 'x-access-key', value: text }),
  'pair in another order': (text) => ({ value: text, enabled: true, name: 'X-API-Key' }),
  'URL without a scheme': (text) => `//b.example?X-Amz-Signature=${text}`,
  'JSON in a string': (text) => JSON.stringify({ deep: JSON.stringify({ 'x-access-key': text }) }),
  'JSON that is broken': (text) => `{"Tasks":[{"x-access-key":"${text}"}`,
  ...Object.fromEntries(Object.entries(RECOGNIZED).map(([name, write]) => [`as ${name}`, write])),
  'a key': (text) => ({ [`https://b.example/?X-Amz-Signature=${text}`]: 1 }),
  'a key with a header': (text) => ({ [`x-access-key: ${text}`]: { Enabled: 'x' } }),
};

type Room = Record<'roomItems' | 'quests', Record<string, object>> & {
  logic: Record<string, string>;
} & Record<string, unknown>;

const PLACES: Readonly<Record<string, (snapshot: Room, given: unknown) => void>> = {
  'an item': ({ roomItems }, given) =>
    void Object.assign(roomItems['2'] ?? {}, { prefabName: given, locked: given }),
  'an item of its own': ({ roomItems }, given) => {
    roomItems[typeof given === 'string' ? given : '99'] = { prefabName: given, contentString: given };
  },
  'extra data': ({ roomItems }, given) =>
    void Object.assign(roomItems['3'] ?? {}, { extraData: JSON.stringify({ a: given }) }),
  settings: (snapshot, given) => {
    const roomSettingsExtraData = JSON.stringify({ EventData: JSON.stringify(given) });
    snapshot.settings = { roomName: given, roomSettingsExtraData };
  },
  'a quest': ({ quests }, given) =>
    void Object.assign(Object.values(quests)[0] ?? {}, { Name: given, AutoStart: given }),
  logic: ({ logic }, given) => {
    logic['2'] = typeof given === 'string' ? given : JSON.stringify({ Tasks: [given], ViewNodes: given });
  },
};

const SPELLINGS: Readonly<Record<string, (json: string) => string>> = {
  plain: (json) => json,
  'escaped slashes': (json) => json.replaceAll('/', '\\/'),
  'escaped letters': (json) =>
    json.replaceAll('x-a', '\\u0078-a').replaceAll('X-A', 'X\\u002dA').replaceAll('Sig', 'Si\\u0067'),
  'on one line': (json) => JSON.stringify(JSON.parse(json)),
};

const DAMAGE: Readonly<Record<string, (json: string) => string>> = {
  none: (json) => json,
  'cut off': (json) => json.slice(0, -20),
  'a comma too many': (json) => json.replace(/\}(?=[^}]*$)/, ',}'),
  'no comma': (json) => json.replace(',', ' '),
  'equal keys': (json) => json.replace('{', '{ "logic": {}, "logic": {},'),
  'single quotes': (json) => json.replace('"roomItems"', "'roomItems'"),
};

const keyOf = (object: object): fc.Arbitrary<string> => fc.constantFrom(...Object.keys(object));
const anyHow = fc.record({
  place: keyOf(PLACES),
  given: keyOf(GIVEN),
  spelling: keyOf(SPELLINGS),
  damage: keyOf(DAMAGE),
  mention: fc.boolean(),
});
type How = typeof anyHow extends fc.Arbitrary<infer Value> ? Value : never;

function planted({ place, given, spelling, damage, mention }: How, credential: string): string {
  const json = room((snapshot) => {
    const { quests, roomItems } = snapshot;
    Object.assign(Object.values(quests)[0] ?? {}, { AutoStart: true });
    PLACES[place]?.(snapshot as unknown as Room, GIVEN[given]?.(credential));
    // Once it is known, it is hidden elsewhere as well.
    if (mention)
      Object.assign(roomItems['1'] ?? {}, { note: `the code is ${credential}`, scale: credential });
  });
  return DAMAGE[damage]?.(SPELLINGS[spelling]?.(json) ?? '') ?? '';
}

const CHECK = ['check', '--preset', 'all', '--format', 'text', ...REPORTS, 'a.json'];
const COMMANDS = [() => CHECK, ...commandsWith('What shows something')];

/** A part of a credential that occurs in an output, also spelled with escapes, with what comes before it. */
function leaks(output: string, credential: string): string[] {
  const plain = output.replace(/\\+u00([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const lengths = Array.from({ length: credential.length - SHOWN + 1 }, (_, at) => at);
  const parts = lengths.map((at) => credential.slice(at, at + SHOWN));
  const asNumbers = new RegExp(codesOf(credential).slice(0, 6).join(String.raw`[\s+-]*,[\s+-]*`));
  return [output, plain].flatMap((text) =>
    [...parts.map((part) => text.indexOf(part)), text.search(asNumbers)]
      .filter((at) => at >= 0)
      .slice(0, 1)
      .map((at) => text.slice(Math.max(0, at - 200), at + 60)),
  );
}

/** What a command prints and writes to files. */
async function outputOf(args: readonly string[]): Promise<string> {
  const setup = join(cwd, 'setup');
  mkdirSync(setup, { recursive: true });
  writeFileSync(join(setup, 'a.json'), readFileSync(join(cwd, 'a.json')));
  const { code, out, err } = await roomlint(args, { cwd: args[0] === 'init' ? setup : cwd });
  expect([args, code]).not.toEqual([args, 3]);
  const written = readdirSync(cwd, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith('.out') || (entry.parentPath === setup && entry.name !== 'a.json'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  rmSync(setup, { recursive: true });
  return [out, err, ...written].join('\n');
}

test.each([true, false])(
  'no command or format shows a credential, in any place of a room that parses: %s',
  {
    timeout: 300_000,
  },
  async (parses) => {
    const how = anyHow.filter(({ damage }) => (damage === 'none') === parses);
    const count = process.env.FULL_RUNS === undefined ? 1 : COMMANDS.length;
    const some = fc.subarray(COMMANDS, { minLength: count, maxLength: count });
    await fc.assert(
      fc.asyncProperty(secret, how, some, async (credential, planting, chosen) => {
        const text = planted(planting, credential);
        const other = planted(planting, `${credential.slice(0, 15)}OTHER`);
        const files = {
          'a.json': text,
          'b.json': text.replaceAll(credential.slice(15), 'OTHER7OTHER7').replace('"AutoStart"', '"Auto"'),
          'c.json': other.replace('true', 'false'),
          'script.txt': `reload\nx-access-key: ${credential}\nexpect ${credential} active\nactivate "${credential}"\n`,
          'fine.txt': `reload # ${credential}\n`,
          [`x-access-key=${credential}.json`]: text,
        };
        for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
        for (const command of chosen) {
          const args = command({ KEY: credential });
          expect([args, leaks(await outputOf(args), credential)]).toEqual([args, []]);
        }
        if (chosen.some((command) => command({}) === CHECK))
          for (const name of ['json', 'sarif', 'gitlab', 'rdjson'])
            expect(() => JSON.parse(readFileSync(join(cwd, `${name}.out`), 'utf8')), name).not.toThrow();
        for (const name of readdirSync(cwd)) rmSync(join(cwd, name), { recursive: true });
      }),
      // At night a case runs all commands, which takes longer than other properties have.
      { numRuns: count === 1 ? 50 : 15, interruptAfterTimeLimit: 120_000 },
    );
  },
);

describe('no output shows a credential of a text that does not parse', () => {
  const KEY = 'k41d7e0a93b2q6';
  const ROOM = room().replace('"DisplayGroup": ""', `"DisplayGroup": "x-access-key: ${KEY}"`);
  const base64 = Buffer.from(ROOM).toString('base64');

  const SPELLED: readonly (readonly [how: string, text: string])[] = [
    ['in Base64', base64],
    ['in Base64 with short lines', base64.replace(/.{76}/g, '$&\n')],
    [
      'in string literals',
      (ROOM.match(/[\s\S]{1,9}/g) ?? []).map((piece) => JSON.stringify(piece)).join(' +\n'),
    ],
    [
      'in quoted-printable',
      ROOM.replaceAll('=', '=3D').replaceAll('"', '=22').replace('access', 'acc=\r\ness'),
    ],
    ['in a URL', encodeURIComponent(ROOM)],
    ['escaped for HTML', ROOM.replaceAll('"', '&quot;')],
    ['as a string', JSON.stringify(ROOM).slice(1, -1)],
    ['with wrapped lines', JSON.stringify(JSON.parse(ROOM)).replace(/.{20}/g, '$&\n')],
    ['with curly quotes', ROOM.replaceAll('"', '\u201c')],
    ['with single quotes', ROOM.replaceAll('"', "'")],
    ['without quotes around keys', ROOM.replace(/"(\w+)":/g, '$1:')],
    ['with single quotes around the credential', ROOM.replace(/"(x-access-key[^"]*)"/, "'$1'")],
    ['cut off behind the credential', ROOM.slice(0, ROOM.indexOf(KEY) + KEY.length)],
    ['with line numbers', ROOM.replace(/^/gm, '1\t')],
  ];

  test.each(spread(SPELLED, 5))('of a room %s', async (_how, text) => {
    folder.write('a.json', text);
    const fixes = checkSnapshot(new TextEncoder().encode(text)).findings.flatMap(({ fix }) => fix ?? []);
    for (const { edits, holdsSecret } of fixes)
      expect(holdsSecret ?? false).toBe(edits.some((edit) => edit.text.includes(KEY)));
    expect(await outputOf(['check', 'a.json', '--format', 'text', ...REPORTS])).not.toContain(KEY);
    expect(await outputOf(['check', 'a.json', '--fix-dry-run', '--unsafe-fixes'])).not.toContain(KEY);
  });
});
