import { expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import type { Finding } from '../../../src/verdict/lint/finding.js';
import { pagesOf } from '../../../src/verdict/report/rule-pages.js';
import { SarifReporter } from '../../../src/verdict/report/sarif-report.js';
import { rulePage } from '../../../src/world/files/package-files.js';
import { broken, roomWith } from '../../example-changes.js';
import { lintExample } from '../../lint-example.js';
import { type Checked, reported } from './reported.js';

function sarif(...files: readonly Checked[]) {
  const pages = pagesOf('', '1.2.3', (id) => rulePack.has(id), rulePage);
  const text = reported(new SarifReporter('1.2.3', '', pages), ...files);
  const [run] = JSON.parse(text).runs;
  return { text, run, notes: run.invocations[0].toolExecutionNotifications };
}

const { findings } = lintExample(broken);
const [finding] = findings as [Finding];

test('a rule is described by its page, and a path is a URI', () => {
  const { run } = sarif({ path: 'rooms/a b é.json', findings });
  expect(run.tool.driver.rules).toMatchObject([
    {
      id: 'quest/no-auto-start',
      fullDescription: { text: expect.stringContaining('AutoStart does not activate a quest') },
      help: { markdown: expect.stringMatching(/^# quest\/no-auto-start\n/) },
    },
  ]);
  const { uri } = run.results[0].locations[0].physicalLocation.artifactLocation;
  expect([uri, run.columnKind]).toEqual(['rooms/a%20b%20%C3%A9.json', 'utf16CodeUnits']);
});

test('every finding has its own line hash, in copies of a file as well, which stays when lines move', () => {
  const hashes = (...files: readonly Checked[]): string[] =>
    sarif(...files).run.results.map(
      (result: { partialFingerprints: Record<string, string> }) =>
        result.partialFingerprints.primaryLocationLineHash,
    );
  const faulty = roomWith({
    everyQuest: { AutoStart: true, Enabled: false },
    roomItems: { 2: { pos: { x: 1 } } },
  });
  const all = lintExample(JSON.stringify(JSON.parse(faulty))).findings;
  const again = { ...(all[0] as Finding), fingerprint: `${all[0]?.fingerprint}:2` };
  const made = hashes({ path: 'a.json', findings: [...all, again] }, { path: 'copy.json', findings: all });
  expect(made).toHaveLength(2 * all.length + 1);
  expect(new Set(made).size).toBe(made.length);
  for (const hash of made) expect(hash).toMatch(/^[0-9a-f]{16}:[1-9]\d*$/);
  const hashOf = (text: string) => hashes({ path: 'a.json', findings: lintExample(text).findings });
  expect(hashOf(`\n\n${broken}`)).toEqual(hashOf(JSON.stringify(JSON.parse(broken))));
});

test.each([
  [
    'click [here](https://example.org/x) or \\[there](1)',
    'click \\[here\\](https://example.org/x) or \\\\\\[there\\](1)',
  ],
  ['a list such as [1, 2] (or [])', 'a list such as [1, 2] (or [])'],
])('nothing that a message quotes becomes a link: %s', (message, shown) => {
  const fix = { safety: 'safe', description: message, edits: [] } as const;
  const { run, notes } = sarif(
    { path: 'a.json', findings: [{ ...finding, message, related: [{ ...finding, message }], fix }] },
    { path: 'b.json', findings: [], error: message },
  );
  expect(run.results).toMatchObject([
    {
      message: { text: shown },
      relatedLocations: [{ message: { text: shown } }],
      fixes: [{ description: { text: shown } }],
    },
  ]);
  expect(notes).toMatchObject([{ message: { text: `b.json: ${shown}` } }]);
});

test('a report keeps to 5,000 results, the worst first, and says so', () => {
  const count = 5_100;
  const level = (index: number) => (index < count - 50 ? ('warning' as const) : ('error' as const));
  const all = Array.from({ length: count }, (_, index) => ({ ...finding, level: level(index) }));
  const { run, notes } = sarif({ path: 'a.json', findings: all });
  expect(run.results).toHaveLength(5_000);
  expect([run.results[49].level, run.results[50].level]).toEqual(['error', 'warning']);
  expect(notes[0].message.text).toBe(
    `100 of ${count} findings are left out, the least severe first: the JSON report lists more`,
  );
});
