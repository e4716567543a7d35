import { expect, test } from 'vitest';
import { roomWith } from '../../../rules/example-changes.js';
import { FIND_KEY } from '../../../rules/example-room.js';
import type { Finding } from '../../../src/lint/finding.js';
import { NO_PAGES } from '../../../src/report/rule-pages.js';
import { SarifReporter } from '../../../src/report/sarif-report.js';
import { lintExample } from '../../lint-example.js';
import { reported } from '../../report/reported.js';

test('the SARIF report is never longer than a string can be, however well it compresses', () => {
  const text = roomWith({ quests: { [FIND_KEY]: { AutoStart: true } } });
  const [finding] = lintExample(text).findings as [Finding];
  const findings = Array.from({ length: 12_500 }, () => ({ ...finding, pointer: `/${'x'.repeat(60_000)}` }));
  const reporter = new SarifReporter('1.2.3', '', () => 0, NO_PAGES);
  const report = reported(reporter, { path: 'a.json', findings });
  const [run] = JSON.parse(report).runs;
  expect(report.length).toBeLessThan(300_000_000);
  expect(run.results.length).toBeGreaterThan(1_000);
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toContain(
    'of 12500 findings are left out',
  );
});
