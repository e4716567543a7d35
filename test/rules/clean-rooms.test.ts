import { afterEach, expect, test, vi } from 'vitest';
import { ItemLabels } from '../../src/model/snapshot/labels.js';
import { room } from '../example-room.js';
import { lintPreset } from '../lint-example.js';

afterEach(() => {
  vi.restoreAllMocks();
});

// To put an item into words takes longer than all rules need to look at it.
test.each(['recommended', 'lenient', 'catalog'] as const)(
  'rules of %s put no item into words where nothing is wrong',
  (preset) => {
    const labels = vi.spyOn(ItemLabels.prototype, 'of');
    expect(lintPreset(preset, room()).findings).toEqual([]);
    expect(labels).not.toHaveBeenCalled();
    const broken = room(({ logic }) => Object.assign(logic, { '3': [] }));
    expect(lintPreset(preset, broken).findings).not.toEqual([]);
    expect(labels).toHaveBeenCalled();
  },
);
