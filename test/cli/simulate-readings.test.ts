import { describe, expect, test } from 'vitest';
import { nameOf, onClick, type RoomSpec, snapshotOf, type TaskSpec } from '../flow/rooms.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const Q0 = nameOf(0);
let rooms = 0;

async function play(room: RoomSpec, ...script: string[]): Promise<Run> {
  const file = `room-${rooms++}.json`;
  folder.write(file, JSON.stringify(snapshotOf(room)));
  return roomlint(['simulate', file, '--script', '-'], { cwd: folder.path, input: script.join('\n') });
}

describe('a play says where it follows one reading of the documents', () => {
  test.each([101, 131, 151, 171])(
    'of a multiplayer quest with RepeatableLimit 1, which %i does not move',
    async (code) => {
      const room = {
        quests: [{ limit: 1, group: 'multiplayer' }],
        tasks: [onClick(2, 0, 181), onClick(3, 0, code)],
      };
      const { code: exit, out } = await play(room, 'click 2', 'click 3', `expect ${Q0} completed`);
      expect([exit, out]).toEqual([0, expect.stringContaining('1 expectation: all hold')]);
      expect(out).toContain(
        `note: the documents do not say this: no code moves ${Q0} out of Completed, not even a reset. They say that it "stays completed for everyone" (stays-completed)\n`,
      );
    },
  );

  test('of quests that are Not Active when the page loads', async () => {
    const tasks = [{ at: 0, quest: 0, effect: 'Start', item: 9 }] as const;
    const { out } = await play({ quests: [{}], tasks }, 'wait 1');
    expect(out).toContain(
      'note: the documents do not say this: quests in Not Active enter that state when the page loads. Another reading is that only a change of state counts (load-entered)\n',
    );
  });

  test('of OnPlayerLoggedIn, which the start, a reload and a player who joins set off', async () => {
    const login: TaskSpec = { on: 'OnPlayerLoggedIn', item: 2, quest: 0, code: 111 };
    const active = `expect ${Q0} active`;
    const script = ['wait 1', active, 'click 3', 'reload', active, 'click 3', 'leave', 'join', active];
    const { code, out } = await play({ quests: [{}], tasks: [login, onClick(3, 0, 101)] }, ...script);
    expect([code, out]).toEqual([0, expect.stringContaining('3 expectations: all hold')]);
    const note =
      'note: the documents do not say this: OnPlayerLoggedIn triggers run when the page loads. Only their name says so (login-fires)\n';
    expect(out.split(note)).toHaveLength(4);
  });
});
