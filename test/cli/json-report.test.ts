import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { RULE_PAGES, roomsOf } from '../cases/pages.js';
import { room } from '../example-room.js';
import { lintExample, toBytes } from '../lint-example.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const schema = JSON.parse(
  readFileSync(new URL('../../schemas/report.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv2020({
  allErrors: true,
  strict: false,
  logger: false,
  validateFormats: false,
}).compile(schema);

interface Report {
  files: {
    path: string;
    bytes?: number;
    error?: string;
    findings: { fix?: { edits: { start: number; end: number }[] } }[];
  }[];
  summary: { files: number; errors: number; warnings: number; infos: number; fixable: number };
}

async function reportOf(args: readonly string[]): Promise<Report> {
  const { out } = await roomlint(['--no-config', '--format', 'json', ...args], { cwd: folder.path });
  const report = JSON.parse(out) as Report;
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  return report;
}

describe('the JSON report', () => {
  test('matches its schema for every room on the pages of rules', async () => {
    const names = roomsOf(RULE_PAGES).map(({ bytes }, index) => {
      const name = `room-${index}.json`;
      folder.write(name, bytes);
      return name;
    });
    const report = await reportOf(names);
    expect(report.files).toHaveLength(names.length);
    for (const { findings } of report.files) {
      for (const { fix } of findings) {
        const edits = fix?.edits ?? [];
        expect(
          edits.every(({ start, end }, index) => start <= end && start >= (edits[index - 1]?.end ?? 0)),
        ).toBe(true);
      }
    }
  });

  test('matches its schema for no files, a clean file and a missing one', async () => {
    folder.write('clean.json', room());
    expect(await reportOf(['clean.json'])).toEqual({
      version: 1,
      files: [{ path: 'clean.json', bytes: room().length, findings: [] }],
      passedOver: [],
      summary: { files: 1, errors: 0, warnings: 0, infos: 0, fixable: 0 },
    });
    expect((await reportOf(['gone.json'])).files).toEqual([
      { path: 'gone.json', error: 'no such file', findings: [] },
    ]);
  });

  test('is the same for the same bytes', async () => {
    const name = 'same.json';
    folder.write(name, room().replaceAll('"AutoStart": false', '"AutoStart": true').replaceAll('111', '7'));
    expect(await reportOf([name])).toEqual(await reportOf([name]));
  });
});

describe('fingerprints', () => {
  const faulty = room((changed) => {
    for (const entry of Object.values(changed.quests)) entry.AutoStart = true;
    const [first] = (changed.logic['4']?.Tasks ?? []) as { TargetState: number }[];
    if (first) first.TargetState = 7;
  });
  const prints = (text: string): string[] =>
    lintExample(text)
      .findings.map(({ fingerprint }) => fingerprint)
      .sort();

  test('are 32 hex digits, and different in one file', () => {
    const all = prints(faulty);
    expect(new Set(all).size).toBe(all.length);
    for (const print of all) expect(print).toMatch(/^[0-9a-f]{32}(:\d+)?$/);
  });

  test('stay when the file is laid out anew and members change their order', () => {
    const value = JSON.parse(faulty) as { quests: object; logic: object };
    const { quests: _quests, ...rest } = value;
    const reordered = {
      ...Object.fromEntries(Object.entries(rest).reverse()),
      quests: Object.fromEntries(Object.entries(value.quests).reverse()),
    };
    expect(prints(JSON.stringify(reordered))).toEqual(prints(faulty));
  });

  test('stay when an item comes before and a task before the task', () => {
    const value = JSON.parse(faulty) as { roomItems: Record<string, unknown>; logic: Record<string, string> };
    value.roomItems['1'] = structuredClone(value.roomItems['2']);
    const logic = JSON.parse(value.logic['4'] ?? '') as { Tasks: object[] };
    const fresh = { ...logic.Tasks[1], Id: '3c6a2e40-b5d7-48f9-9324-a5c6e7f89abc', TargetState: 141 };
    value.logic['4'] = JSON.stringify({ ...logic, Tasks: [fresh, ...logic.Tasks] });
    expect(prints(JSON.stringify(value))).toEqual(prints(faulty));
  });

  test('count up where rule, identity and value are equal', () => {
    const { findings } = lintExample(toBytes('{"a": 1, "a": 1, "a": 1}'));
    const equal = findings.filter(({ rule }) => rule === 'text/duplicate-key');
    const [first, second] = equal.map(({ fingerprint }) => fingerprint);
    expect(second).toBe(`${first}:2`);
  });
});
