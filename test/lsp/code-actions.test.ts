import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.js';
import { type Client, edited, editsFor, positionOf, startClient } from './client.js';

const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/garden.json`;
const START = { line: 0, character: 0 };
const WHOLE = { start: START, end: { line: 10_000, character: 0 } };

describe('code actions', () => {
  let client: Client;
  beforeEach(async () => {
    client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
  });

  test('offer the fix of a finding: a safe one is preferred, and an unsafe one says that it is', async () => {
    const diagnostics = await client.diagnosticsOf(uri);
    const actions = await client.codeActions(uri, WHOLE, 'quickfix');
    const fixes = actions.filter(({ isPreferred }) => isPreferred !== undefined);
    expect(fixes.map(({ isPreferred }) => isPreferred)).toEqual([true, true, false]);
    for (const { title, isPreferred, diagnostics: about } of fixes) {
      expect(/unsafe/.test(title)).toBe(isPreferred === false);
      expect(diagnostics).toEqual(expect.arrayContaining(about ?? []));
    }
  });

  test('are those at a place, and apply all fixes only if they are asked to', async () => {
    expect(await client.codeActions(uri, { start: START, end: START })).toEqual([]);
    const start = positionOf(BROKEN, '"AutoStart": true', 13);
    const actions = await client.codeActions(uri, { start, end: start });
    expect(actions.map(({ title }) => title)).toEqual([
      'Set AutoStart to false',
      'Turn off quest/no-auto-start in a new roomlint.config.json',
    ]);
    const kinds = async (kind: string): Promise<readonly unknown[]> =>
      (await client.codeActions(uri, WHOLE, kind)).map((action) => action.kind);
    expect([await kinds('source'), await kinds('source.fixAll.roomlint')]).toEqual([
      ['source.fixAll.roomlint'],
      ['source.fixAll.roomlint'],
    ]);
    client.change(uri, 2, { text: '{"roomItems": {}}' });
    expect(await kinds('source.organizeImports')).toEqual([]);
  });

  test('offer no safe fix that --fix refuses', async () => {
    const refused = folder.fresh({
      'roomlint.config.json': '{ "plugins": ["./tidy.mjs"], "rules": { "item/expected-fields": "off" } }',
      'tidy.mjs': `export default { id: 'team/tidy', level: 'error', fix: 'safe', summary: 's', source: 's', why: 'w',
        examples: () => ({ good: [1], bad: [1] }),
        on: { item({ record, place: item }, report) {
          const at = item.at('ours');
          const edits = [{ kind: 'remove', place: at }];
          if (record.ours !== undefined)
            report({ at, message: 'ours', fix: { safety: 'safe', description: 'tidy up', edits } });
        } } };`,
    });
    const file = `file://${refused}/a.json`;
    const other = await startClient({ folder: refused });
    other.open(file, '{"roomItems": {"1": {"id": "1", "ours": 1}}}');
    expect((await other.diagnosticsOf(file)).map(({ code }) => code)).toContain('team/tidy');
    const actions = await other.codeActions(file, WHOLE, 'quickfix');
    expect(actions.map(({ title }) => title)).not.toContain('Tidy up');
  });

  test('turn a rule off in a new config, in one with comments, and never against an override', async () => {
    const [{ code, range } = { range: WHOLE }] = await client.diagnosticsOf(uri);
    const off = async () => {
      const actions = await client.codeActions(uri, range);
      const [action, ...others] = actions.filter(({ title }) => title.startsWith(`Turn off ${code} in `));
      expect(others).toEqual([]);
      return action;
    };
    const config = `file://${join(folder.path, 'roomlint.config.json')}`;
    const created = await off();
    expect(created?.title).toBe(`Turn off ${code} in a new roomlint.config.json`);
    expect(edited('', editsFor(config, created?.edit ?? {}))).toBe(
      `{\n  "rules": {\n    "${code}": "off"\n  }\n}\n`,
    );
    const text = '{\r\n\t// why\r\n\t"rules": {\r\n\t\t"text/size": "error", // size\r\n\t},\r\n}\r\n';
    folder.write('roomlint.config.json', text);
    const changed = await off();
    expect(changed?.title).toBe(`Turn off ${code} in roomlint.config.json`);
    expect(edited(text, editsFor(config, changed?.edit ?? {}))).toBe(
      text.replace('"error",', `"error",\r\n\t\t"${code}": "off",`),
    );
    const overrides = [{ rules: { [String(code)]: 'error' } }];
    folder.write('roomlint.config.json', JSON.stringify({ overrides }));
    expect(await off()).toBeUndefined();
  });

  test('open the string around a place as JSON, the innermost one first', async () => {
    const logic = { Tasks: [], deep: JSON.stringify({ a: [1] }) };
    const text = JSON.stringify({ roomItems: {}, logic: { 3: JSON.stringify(logic) } });
    client.change(uri, 2, { text });
    const start = positionOf(text, 'a\\\\\\":');
    const actions = await client.codeActions(uri, { start, end: start }, 'refactor');
    expect(actions.map(({ title }) => title)).toEqual(['Edit /deep as JSON', 'Edit /logic/3 as JSON']);
  });
});
