import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSnapshot, fixDiff, repairDiff, repairSnapshot, textReport } from '../../src/index.js';

const broken = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url));

test('textReport is the report of the command, whose last line counts the findings', () => {
  const report = textReport(checkSnapshot(broken), { path: 'garden.json' });
  expect(report).toContain(
    'garden.json:91:20 error AutoStart has no effect: set it to false. A click on item 2 (GLB) starts this quest already (quest/no-auto-start)\n',
  );
  expect(report.split('\n').at(-2)).toBe('4 errors in 1 file, 2 fixable with --fix');
});

test('fixDiff shows the fix of one finding, and repairDiff all of them', () => {
  const result = checkSnapshot(broken);
  const [finding] = result.findings;
  expect(finding && fixDiff(result, finding, { path: 'garden.json' })).toContain(
    '--- a/garden.json\n+++ b/garden.json\n@@',
  );
  const lines = repairDiff(repairSnapshot(broken), { longestLine: 10_000 }).split('\n');
  expect(lines.filter((line) => /^[-+][^-+]/.test(line))).toHaveLength(6);
  expect(fixDiff(result, { fix: undefined })).toBe('');
});

test('a diff masks credentials', () => {
  const key = '0a1b2c3d4e5f60718293';
  const text = `{"settings": {"note": "x-access-key: ${key}"}, "quests": {"a": {"AutoStart": true}}}`;
  const bytes = new TextEncoder().encode(text);
  const result = checkSnapshot(bytes, { extends: 'all' });
  const fixed = result.findings.find(({ fix }) => fix !== undefined);
  expect(fixed && fixDiff(result, fixed)).toContain('x-access-key: ****');
  expect(repairDiff(repairSnapshot(bytes))).not.toContain(key);
});
