import { afterEach, expect, test, vi } from 'vitest';
import { graphOfFindings } from '../../../src/flow/play/graph-of-findings.js';
import type { Finding } from '../../../src/lint/finding.js';
import { FIND_KEY, rawRoom } from '../../example-room.js';
import { lintExample, toBytes } from '../../lint-example.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a logic value is parsed as often for a hundred findings in it as for one', () => {
  const readings = [1, 100].map((count) => {
    const tasks = Array.from({ length: count }, (_, index) => ({
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      Id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      TargetState: 1_000 + index,
      Name: '0_find_key',
      TaskTriggerId: FIND_KEY,
    }));
    const text = rawRoom((snapshot) => {
      snapshot.logic = { 2: JSON.stringify({ Tasks: tasks, ViewNodes: [] }) };
    });
    const [found] = lintExample(text).findings.filter(({ pointer }) => pointer === '/logic/2');
    const findings = Array.from({ length: count }, () => found as Finding);
    const parse = vi.spyOn(JSON, 'parse');
    expect(graphOfFindings(toBytes(text), findings)?.graph.quests.length).toBeGreaterThan(0);
    const { length } = parse.mock.calls;
    parse.mockRestore();
    return length;
  });
  expect(readings[1]).toBe(readings[0]);
});
