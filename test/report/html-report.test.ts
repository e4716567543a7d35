import { describe, expect, test } from 'vitest';
import { loadLayout } from '../../src/cli/graph/layout.js';
import { HtmlReporter } from '../../src/report/html-report.js';
import type { LayOut } from '../../src/report/picture/layout.js';
import { broken } from '../broken-room.js';
import { roomWith } from '../example-changes.js';
import { FIND_KEY } from '../example-room.js';
import { lintExample, toBytes } from '../lint-example.js';
import { reportedLater } from './reported.js';

function page(layOut: LayOut | undefined, text: string, path = 'rooms/garden.json'): Promise<string> {
  const { findings } = lintExample(text);
  return reportedLater(new HtmlReporter(layOut), { path, findings, shownBytes: toBytes(text) });
}

describe('the report as a page', () => {
  test('shows each finding with its place, frame and fix, and draws the quests that have some', async () => {
    const text = await page(await loadLayout(), broken);
    const [finding] = lintExample(broken).findings;
    expect(text).toContain(`${finding?.start.line}:${finding?.start.column}`);
    expect(text).toContain('<code>quest/no-auto-start</code>');
    expect(text).toContain('<span class="marks">');
    expect(text).toMatch(/<li>Fix: /);
    expect(text).toContain('<h2>Quests of rooms/garden.json</h2>');
    expect(text.match(/<svg /g)).toHaveLength(1);
    expect(text).toMatch(/<h1>roomlint<\/h1>\n<p>1 error in 1 file\.<\/p>\n<p>1 fixable/);
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
  });

  test('runs no script, loads nothing, and shows markup of the file as text', async () => {
    const hostile = '<script>alert(1)</script>"\'&\u202e';
    const text = await page(
      await loadLayout(),
      roomWith({
        quests: { [FIND_KEY]: { AutoStart: true, [hostile]: hostile } },
        roomItems: { 2: { prefabName: hostile } },
      }),
      `${hostile}.json`,
    );
    expect(text).toContain("default-src 'none'");
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<script|javascript:|src=|href=|\u202e/);
  });
});
