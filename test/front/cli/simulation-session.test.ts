import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { playInteractively, SimulationSession } from '../../../src/front/cli/simulate/session.js';
import { plain, Terminal } from '../../../src/front/cli/terminal.js';
import { processWorld } from '../../../src/front/cli/world.js';
import { readRoom } from '../../../src/verdict/play/read-room.js';
import { nameOf, snapshotOf } from '../../model/flow/rooms.js';

const Q0 = nameOf(0);
const snapshot = snapshotOf({
  quests: [{}, { change: { Name: '1_my quest' } }],
  tasks: [
    { on: 'OnClickEvent', item: 4, quest: 0, code: 111 },
    { on: 'OnClickEvent', item: 41, quest: 1, code: 111 },
    { on: 'OnPokeEvent', item: 4, quest: 0, code: 121 },
    { at: 1, item: 9, quest: 0, effect: 'Bell' },
  ],
  raw: {
    roomItems: { 4: { prefabName: 'GLB', hoverTitle: 'the "gate"' }, 41: { prefabName: 'Trigger' }, 9: {} },
  },
});
const playable = readRoom(new TextEncoder().encode(JSON.stringify(snapshot)));
const session = (): SimulationSession => new SimulationSession(playable, 1, plain);

describe('a session on a terminal', () => {
  test('continues after a step that it cannot play', () => {
    const one = session();
    expect(one.answer('clik 4')).toBe('    unknown step "clik": did you mean "click"?\n');
    one.answer('leave');
    expect(one.answer('click 4')).toContain('"player 1" has left: add join before this step');
    expect(one.failed).toBe(false);
    expect(one.answer(`expect ${Q0} active`)).toContain('✗');
    expect(one.failed).toBe(true);
  });

  test('starts again after ---, and lists states with completions', () => {
    const one = session();
    for (const line of ['click 4', 'fire 4 OnPokeEvent']) one.answer(line);
    expect(one.answer('states')).toBe(`  ${Q0}: Completed, completed once\n  "1_my quest": Not Active\n`);
    expect(one.answer('---')).toContain(`[0 s] ${Q0} Not Active · "1_my quest" Not Active\n`);
  });

  test('lists the steps that have an effect by the names of items, and takes their numbers', () => {
    const one = session();
    const choices = '  1  click item 4 (GLB "the \\"gate\\"")\n  2  click item 41 (Trigger)\n';
    expect(one.greeting()).toContain(choices);
    const [first = '', ...after] = one.answer('1').split('\n');
    expect([first, ...after.slice(-3, -1)]).toEqual([
      '  1: click 4',
      '  1  fire OnPokeEvent of item 4 (GLB "the \\"gate\\"")',
      '  2  click item 41 (Trigger)',
    ]);
    expect(one.answer('3')).toContain('unknown step "3"');
  });

  test('lists the wait until something falls due, after the steps', () => {
    const timed = snapshotOf({
      quests: [{ change: { FinishTime: 30 } }],
      tasks: [{ on: 'OnClickEvent', item: 4, quest: 0, code: 111 }],
      raw: { roomItems: { 4: { prefabName: 'GLB' } } },
    });
    const one = new SimulationSession(readRoom(new TextEncoder().encode(JSON.stringify(timed))), 1, plain);
    one.answer('click 4');
    expect(one.answer('wait 10')).toContain('  1  wait 20 s, until something falls due\n');
    expect(one.answer('1')).toContain('[30 s]');
  });

  test('reads lines until quit or the end, and exits with 1 when an expectation failed', async () => {
    const run = async (text: string): Promise<[number, string]> => {
      const [input, output] = [new PassThrough(), new PassThrough()];
      let shown = '';
      output.on('data', (piece) => {
        shown += piece;
      });
      input.end(text);
      const code = await playInteractively(playable, 1, new Terminal(processWorld(), []), { input, output });
      return [code, shown];
    };
    const [code, shown] = await run('click 4\nquit\nclick 41\n');
    expect(code).toBe(0);
    expect(shown).toContain('Bell fires on item 9');
    expect(shown).not.toContain(': click 41');
    expect((await run('expect nothing\nclick 4\nexpect nothing\n'))[0]).toBe(1);
  });
});
