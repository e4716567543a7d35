import { expect, test } from 'vitest';
import { readRoom } from '../../src/flow/play/read-room.js';
import { playText } from '../../src/flow/play-text.js';
import { FIND_KEY, room } from '../example-room.js';

const { model } = readRoom(new TextEncoder().encode(room())).room;
const quest = model.quests.findIndex(({ id }) => id === FIND_KEY);

test('a play is written as a script reads it, with names that have spaces in quotes', () => {
  const steps = [
    { kind: 'click', item: 'garden door' },
    { kind: 'set', quest, state: 2 },
    { kind: 'wait', seconds: 2.5 },
  ] as const;
  expect(playText(model, { steps, seed: 1 })).toBe('click "garden door", set 0_find_key completed, wait 2.5');
});

test('a long play is cut after twelve steps, and a seed other than the default is named', () => {
  const click = { kind: 'click', item: '2' } as const;
  const steps = Array.from({ length: 13 }, () => click);
  const twelve = Array.from({ length: 12 }, () => 'click 2').join(', ');
  expect(playText(model, { steps, seed: 7 })).toBe(`${twelve} … (1 more step) (with --seed 7)`);
});
