import { afterEach, expect, test, vi } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { Flow } from '../../src/flow/flow.js';
import { activeRules } from '../../src/lint/pack.js';
import { ItemLabels } from '../../src/snapshot/labels.js';
import { room } from '../example-room.js';
import { lintWith, settingsFor } from '../lint-example.js';

afterEach(() => {
  vi.restoreAllMocks();
});

// To put an item into words takes longer than all rules need to look at it.
test.each(['recommended', 'lenient', 'catalog'] as const)(
  'rules of %s put no item into words where nothing is wrong',
  (preset) => {
    const labels = vi.spyOn(ItemLabels.prototype, 'of');
    const { findings, crashes } = lintWith(activeRules(rulePack, settingsFor(preset)), room());
    expect([findings, crashes]).toEqual([[], []]);
    expect(labels).not.toHaveBeenCalled();
  },
);

// To read how a large room plays takes a third of the time of a check.
test.each(['recommended', 'lenient', 'catalog'] as const)(
  'rules of %s do not read how a room plays where nothing is wrong',
  (preset) => {
    const model = vi.spyOn(Flow.prototype, 'model', 'get');
    lintWith(activeRules(rulePack, settingsFor(preset)), room());
    expect(model).not.toHaveBeenCalled();
  },
);

test('an item is put into words where something is wrong', () => {
  const labels = vi.spyOn(ItemLabels.prototype, 'of');
  const text = room((changed) => {
    changed.logic['3'] = [] as never;
  });
  lintWith(activeRules(rulePack, settingsFor('recommended')), text);
  expect(labels).toHaveBeenCalled();
});
