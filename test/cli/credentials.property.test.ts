import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { runs } from '../runs.js';
import { RECOGNIZED } from '../scan/credential-spellings.js';
import { ON_DISK, type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder(ON_DISK);
const FORMATS = [
  'text',
  'short',
  'json',
  'github',
  'markdown',
  'sarif',
  'junit',
  'gitlab',
  'rdjson',
] as const;
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
  header: (text) => `curl -H 'x-access-key: ${text}' https://api.example`,
  variable: (text) => `x_access_key = ${text}`,
  field: (text) => ({ xAccessKey: text }),
  'header with a space': (text) => `-H "x-access-key ${text}"`,
  'upload address': (text) => ({ signed_upload_url: `https://b.example/${text}` }),
  'signed fragment': (text) => `https://b.example/k#X-Amz-Signature=${text}`,
  arrow: (text) => `["x-api-key" => "${text}"]`,
  member: (text) => ({ 'x-access-key': text }),
  list: (text) => ['x-access-key', text],
  'list of numbers': (text) => ({ 'x-access-key': codesOf(text) }),
  'pair with a list of numbers': (text) => ({ name: 'x-api-key', value: codesOf(text) }),
  'upload address that is not a URL': (text) => ({ name: 'signedUploadURL', value: text }),
  pair: (text) => ({ name: 'x-access-key', value: text }),
  'pair in another order': (text) => ({ value: text, enabled: true, name: 'X-API-Key' }),
  'signed URL': (text) => `https://b.example/k?X-Amz-Date=1&X-Amz-Signature=${text}`,
  'URL without a scheme': (text) => `//b.example?X-Amz-Signature=${text}`,
  'encoded URL': (text) => encodeURIComponent(`https://b.example/k?sig=${text}`),
  'encoded header': (text) => `x%2Daccess%2Dkey%3D${text}`,
  'JSON in a string': (text) => JSON.stringify({ deep: JSON.stringify({ 'x-access-key': text }) }),
  'JSON that is broken': (text) => `{"Tasks":[{"x-access-key":"${text}"}`,
  ...Object.fromEntries(Object.entries(RECOGNIZED).map(([name, write]) => [`as ${name}`, write])),
  'a key': (text) => ({ [`https://b.example/?X-Amz-Signature=${text}`]: 1 }),
  'a key with a header': (text) => ({ [`x-access-key: ${text}`]: { Enabled: 'x' } }),
};

type Room = {
  roomItems: Record<string, object>;
  quests: Record<string, object>;
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
    snapshot.settings = {
      roomName: given,
      roomSettingsExtraData: JSON.stringify({ EventData: JSON.stringify(given) }),
    };
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

/** The parts of a credential that occur in an output, also spelled with escapes. */
function leaks(output: string, credential: string): string[] {
  const plain = output.replace(/\\+u00([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const parts = Array.from({ length: credential.length - SHOWN + 1 }, (_, at) =>
    credential.slice(at, at + SHOWN),
  );
  const asNumbers = new RegExp(codesOf(credential).slice(0, 6).join(String.raw`[\s+-]*,[\s+-]*`)).exec(
    output,
  );
  if (asNumbers !== null) parts.push(asNumbers[0]);
  return parts.filter((part) => output.includes(part) || plain.includes(part)).slice(0, 1);
}

const everything = ({ out, err }: Run): string => out + err;

function planted(
  place: string,
  given: string,
  spelling: string,
  damage: string,
  credential: string,
  mention: boolean,
): string {
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

test('a credential never appears in the output of any command or format, in any place or spelling', {
  timeout: 300_000,
}, async () => {
  const cwd = folder.path;
  const formats = FORMATS.slice(1).flatMap((name) => ['--format', `${name}=${name}.out`]);
  await fc.assert(
    fc.asyncProperty(
      secret,
      keyOf(PLACES),
      keyOf(GIVEN),
      keyOf(SPELLINGS),
      keyOf(DAMAGE),
      fc.boolean(),
      async (credential, place, given, spelling, damage, mention) => {
        const text = planted(place, given, spelling, damage, credential, mention);
        const other = planted(place, given, spelling, damage, `${credential.slice(0, 15)}OTHER`, mention);
        writeFileSync(join(cwd, 'a.json'), text);
        writeFileSync(
          join(cwd, 'b.json'),
          text.replaceAll(credential.slice(15), 'OTHER7OTHER7').replace('"AutoStart"', '"Auto"'),
        );
        writeFileSync(join(cwd, 'c.json'), other.replace('true', 'false'));
        const rules = ['--preset', 'all'];
        const outputs = new Map<string, string>();
        const note = (name: string, { code, out, err }: Run): void => {
          // A wrong option would leave nothing to look at.
          if (damage === 'none') expect([name, code]).not.toEqual([name, 2]);
          expect([name, code]).not.toEqual([name, 3]);
          outputs.set(name, out + err);
        };
        note('check', await roomlint(['check', ...rules, '--format', 'text', ...formats, 'a.json'], { cwd }));
        for (const name of FORMATS.slice(1))
          outputs.set(name, readFileSync(join(cwd, `${name}.out`), 'utf8'));
        note(
          'diff',
          await roomlint(['check', ...rules, '--skip', 'text/secret', '--fix-dry-run', 'a.json'], { cwd }),
        );
        note(
          'unsafe diff',
          await roomlint(['check', ...rules, '--fix-dry-run', '--unsafe-fixes', 'a.json'], { cwd }),
        );
        note(
          'baseline',
          await roomlint(['check', ...rules, '--baseline', 'known', '--update-baseline', 'a.json'], {
            cwd,
          }),
        );
        outputs.set('baseline file', readFileSync(join(cwd, 'known'), 'utf8'));
        for (const keep of ['bytes', 'unknown']) {
          for (const after of ['b.json', 'c.json']) {
            for (const format of ['text', 'json'])
              note(
                `roundtrip ${keep} ${after} ${format}`,
                await roomlint(['roundtrip', 'a.json', after, '--keep', keep, '--format', format], { cwd }),
              );
          }
        }
        for (const after of ['b.json', 'c.json']) {
          for (const format of ['text', 'json', 'markdown', 'github'])
            outputs.set(
              `plan ${after} ${format}`,
              everything(await roomlint(['plan', '--format', format, 'a.json', after], { cwd })),
            );
        }
        const script = `reload\nx-access-key: ${credential}\nexpect ${credential} active\nactivate "${credential}"\n`;
        writeFileSync(join(cwd, 'script.txt'), script);
        writeFileSync(join(cwd, 'fine.txt'), `reload # ${credential}\n`);
        const others = [
          ...['mermaid', 'dot', 'svg', 'json'].map((format) => ['graph', 'a.json', '--format', format]),
          ['scrub', 'a.json'],
          ...['text', 'json'].map((format) => ['show', 'a.json', '--format', format]),
          ['show', 'a.json', '--item', `x-access-key: ${credential}`],
          ['show', 'a.json', '--item', '2'],
          ['graph', 'a.json', '--focus', `x-access-key: ${credential}`],
          ...['text', 'json', 'junit'].flatMap((format) =>
            ['script.txt', 'fine.txt'].map((file) => [
              ...['simulate', 'a.json', '--script', file, '--format', format, '--coverage'],
            ]),
          ),
          ['check', '--rule', `x-access-key:${credential}`, 'a.json'],
          ['check', '--preset', `x-access-key:${credential}`, 'a.json'],
          ['check', '--print-config', `x-access-key:${credential}.json`],
          ['check', `x-access-key:${credential}.json`],
          ['check', '--config', JSON.stringify({ accessKey: credential }), 'a.json'],
          ['explain', `x-access-key:${credential}`],
        ];
        for (const args of others)
          outputs.set(args.join(' ').replace(credential, '…'), everything(await roomlint(args, { cwd })));
        const setup = join(cwd, 'setup');
        mkdirSync(setup);
        writeFileSync(join(setup, 'a.json'), text);
        outputs.set('init', everything(await roomlint(['init', '--yes'], { cwd: setup })));
        for (const name of readdirSync(setup))
          if (name !== 'a.json') outputs.set(`init ${name}`, readFileSync(join(setup, name), 'utf8'));
        rmSync(setup, { recursive: true });
        note('hazards', await roomlint(['roundtrip', 'a.json'], { cwd }));
        const found = [...outputs].flatMap(([name, output]) =>
          leaks(output, credential).map((part) => [
            name,
            part,
            output.slice(Math.max(0, output.indexOf(part) - 200), output.indexOf(part) + 60),
          ]),
        );
        expect(found).toEqual([]);
        for (const name of ['json', 'sarif', 'gitlab', 'rdjson'])
          expect(() => JSON.parse(outputs.get(name) ?? ''), name).not.toThrow();
        const suites = [...(outputs.get('junit') ?? '').matchAll(/classname="([^"]*)"/g)];
        expect(suites.filter(([, file]) => file !== 'a.json')).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.ROOMLINT_RUNS ?? runs(30, 5)) },
  );
});
