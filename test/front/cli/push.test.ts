import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { LOGIC_PLACES } from '../../../src/verdict/room/import.js';
import { served } from '../../world/service/served.js';
import { Desk, deskService, desksOfService, LESS, MORE, snapshot } from './desk.js';
import type { Run } from './run-roomlint.js';

/* What pages cannot show: see service-pages.test.ts. What a push does is in test/world/gate. */

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
});

const push = (...args: string[]): Promise<Run> => desk.run(['push', ...args, 'garden.json']);
const said = (text: string) => expect.stringContaining(text);

const services = await Promise.all(
  LOGIC_PLACES.map(async (logic) => [logic, await served({ reading: { logic } })] as const),
);

test.each(services)(
  'a published room is pushed, pulled and restored at a service that keeps logic %s',
  async (logic, service) => {
    desk = new Desk(`${desk.path}-${logic}`, deskService(service), await service.create());
    await desk.pullGarden(readFileSync(new URL('../../../examples/garden-broken.json', import.meta.url)));
    const [before, room] = [await desk.roomBytes(), JSON.parse(String(desk.read('garden.json')))];
    expect(await push()).toMatchObject({ code: 0, out: said('Nothing to push: room') });
    const settings = { ...room.settings, isNight: true };
    desk.write('garden.json', snapshot({ ...room, settings }));
    const pushed = await push('--yes');
    expect(pushed).toMatchObject({ code: 0, out: said('and the room is what it should be') });
    expect(desk.backups()).toEqual([before]);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    expect(desk.read('garden.json')).toEqual(await desk.roomBytes());
    expect((await desk.run([...desk.suggested(pushed.out), '--yes'])).code).toBe(0);
    expect(JSON.parse(String(await desk.roomBytes()))).toMatchObject({ settings: room.settings });
  },
);

test('a plan that was reviewed is executed exactly', async () => {
  await desk.editGarden(LESS);
  const planned = await push('--dry-run', '--format', 'json', '--max-removed', '2');
  expect(JSON.parse(planned.out)).toMatchObject({ operation: 'push', outcome: 'planned', room: desk.room });
  desk.write('plan.json', planned.out);
  const execute = () => push('--plan', 'plan.json', '--max-removed', '2');
  desk.write('garden.json', MORE);
  const changed =
    'the plan cannot be executed, because the file has changed since it was made. The room is unchanged';
  expect(await execute()).toMatchObject({ code: 1, out: said(changed) });
  desk.write('garden.json', LESS);
  expect((await execute()).code).toBe(0);
  expect(await execute()).toMatchObject({ out: said('Nothing to push') });
  desk.write('plan.json', '{}');
  expect((await execute()).err).toContain('plan.json: this is not a plan that can be executed');
});
