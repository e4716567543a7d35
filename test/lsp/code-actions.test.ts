import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repairSnapshot } from '../../src/index.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { edited, editsFor, positionOf, startClient } from './client.js';

const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/garden.json`;
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 10_000, character: 0 } };

function fixed(text: string): string {
  return new TextDecoder().decode(repairSnapshot(new TextEncoder().encode(text)).after.bytes);
}

describe('code actions', () => {
  test.each([
    ['as it is', BROKEN],
    ['with CRLF and an emoji before everything', `{"😀": 1,\r\n${BROKEN.slice(1).replaceAll('\n', '\r\n')}`],
    ['in one line', JSON.stringify(JSON.parse(BROKEN))],
  ])('apply all safe fixes as --fix does, of a file %s', async (_how, text) => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, text);
    const [action, ...others] = await client.codeActions(uri, WHOLE, ['source.fixAll.roomlint']);
    expect([action?.kind, others]).toEqual(['source.fixAll.roomlint', []]);
    const now = edited(text, editsFor(uri, action?.edit ?? {}));
    expect(now).toBe(fixed(text));
    expect(now).not.toBe(text);
  });

  test('offer the fix of a finding: a safe one is preferred, and an unsafe one says that it is', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
    const diagnostics = await client.diagnosticsOf(uri, 1);
    const actions = await client.codeActions(uri, WHOLE, ['quickfix']);
    const fixes = actions.filter(({ isPreferred }) => isPreferred !== undefined);
    expect(fixes.length).toBeGreaterThan(0);
    for (const { title, isPreferred, edit, diagnostics: [about] = [] } of fixes) {
      expect(/unsafe/.test(title)).toBe(isPreferred === false);
      expect(diagnostics).toContainEqual(about);
      const now = edited(BROKEN, editsFor(uri, edit ?? {}));
      expect(() => JSON.parse(now)).not.toThrow();
      expect(now).not.toBe(BROKEN);
    }
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
    const client = await startClient({ folder: refused });
    const file = `file://${refused}/a.json`;
    const text = '{"roomItems": {"1": {"id": "1", "ours": 1}}}';
    client.open(file, text);
    expect((await client.diagnosticsOf(file, 1)).map(({ code }) => code)).toContain('team/tidy');
    const actions = await client.codeActions(file, WHOLE, ['quickfix']);
    expect(actions.map(({ title }) => title)).not.toContain('Tidy up');
  });

  test('offer nothing where nothing is found, and no fix-all unless asked for it', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
    const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    expect(await client.codeActions(uri, nowhere)).toEqual([]);
  });

  test('turn a rule off in a new config, in one with comments, and never against an override', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, BROKEN);
    const [first] = await client.diagnosticsOf(uri, 1);
    const { code, range } = first ?? { code: '', range: WHOLE };
    const off = async (): Promise<readonly { title: string; edit?: object }[]> =>
      (await client.codeActions(uri, range)).filter(
        ({ title }) => title.startsWith('Turn off') && title.includes(String(code)),
      );
    const config = `file://${join(folder.path, 'roomlint.config.json')}`;
    const [created] = await off();
    expect(created?.title).toBe(`Turn off ${code} in a new roomlint.config.json`);
    expect(edited('', editsFor(config, created?.edit ?? {}))).toBe(
      `{\n  "rules": {\n    "${code}": "off"\n  }\n}\n`,
    );
    const text = '{\r\n\t// why\r\n\t"rules": {\r\n\t\t"text/size": "error", // size\r\n\t},\r\n}\r\n';
    folder.write('roomlint.config.json', text);
    const [changed] = await off();
    expect(changed?.title).toBe(`Turn off ${code} in roomlint.config.json`);
    expect(edited(text, editsFor(config, changed?.edit ?? {}))).toBe(
      text.replace('"error",', `"error",\r\n\t\t"${code}": "off",`),
    );
    folder.write(
      'roomlint.config.json',
      JSON.stringify({ overrides: [{ rules: { [String(code)]: 'error' } }] }),
    );
    expect(await off()).toEqual([]);
  });

  test('open the string around a place as JSON, the innermost one first', async () => {
    const client = await startClient({ folder: folder.path });
    const text = JSON.stringify({
      roomItems: {},
      logic: { 3: JSON.stringify({ Tasks: [], deep: JSON.stringify({ a: [1] }) }) },
    });
    client.open(uri, text);
    const start = positionOf(text, 'a\\\\\\":');
    const actions = await client.codeActions(uri, { start, end: start }, ['refactor']);
    expect(actions.map(({ title }) => title)).toEqual(['Edit /deep as JSON', 'Edit /logic/3 as JSON']);
  });
});
