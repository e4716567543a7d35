import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasPassed, playScript } from '../../src/flow/play/play-script.js';
import { readRoom } from '../../src/flow/play/read-room.js';
import { firstPlay, idlePlay } from '../../src/setup/first-play.js';
import { room } from '../example-room.js';

const COMMAND = 'roomlint simulate a.json --script a.play';

function playOf(text: string, command = COMMAND): string | undefined {
  return firstPlay(readRoom(new TextEncoder().encode(text)).room, command);
}

describe('a first play', () => {
  test('completes a quest, and expects that every quest can be completed', () => {
    expect(playOf(room())).toBe(`# ${COMMAND}
click 2
expect 0_find_key completed
---
# These quests can be completed.
expect reachable 0_find_key completed
expect reachable 1_open_door completed
`);
  });

  test('starts a quest where none can be completed', () => {
    const text = room(({ quests, logic }) => {
      for (const [id, quest] of Object.entries(quests)) if (quest.Name === '1_open_door') delete quests[id];
      delete logic['3'];
      delete logic['4'];
    });
    const never = text.replace('\\"TargetState\\":181', '\\"TargetState\\":111');
    expect(never).not.toBe(text);
    expect(playOf(never)).toBe(`# ${COMMAND}\nclick 2\nexpect 0_find_key active\n`);
  });

  test('sets off an effect in a room without quests', () => {
    const text = room(({ logic, ...rest }) => {
      rest.quests = {};
      for (const key of Object.keys(logic)) delete logic[key];
      logic['2'] = {
        Tasks: [
          {
            $type: 'TaskTriggerSubscription',
            Trigger: { $type: 'OnClickEvent' },
            DirectEffector: {
              Id: 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012',
              Effector: { $type: 'HideObjectEvent' },
              TargetState: 2,
              Name: '',
            },
            Id: 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9013',
            TargetState: 2,
            Name: '',
          },
        ],
        ViewNodes: [],
      };
    });
    expect(playOf(text)).toBe(`# ${COMMAND}\nclick 2\nexpect effect 2 HideObjectEvent\n`);
  });

  test('uses no name that holds a credential, and no step either', () => {
    const secret = 'x-access-key: Q7W8E9R0T1Y2';
    const text = room(({ quests }) => {
      for (const quest of Object.values(quests)) if (quest.Name === '1_open_door') quest.Name = secret;
    });
    const { room: named } = readRoom(new TextEncoder().encode(text));
    const isPublic = (line: string): boolean => !line.includes('Q7W8');
    expect(firstPlay(named, COMMAND, isPublic)).toBe(`# ${COMMAND}
click 2
expect 0_find_key completed
---
# These quests can be completed.
expect reachable 0_find_key completed
expect reachable mlh5m8r2t6y4ef completed
`);
    const item = room().replaceAll('"2":', `"${secret}":`);
    const { room: keyed } = readRoom(new TextEncoder().encode(item));
    expect(firstPlay(keyed, COMMAND)).toContain('Q7W8');
    expect(firstPlay(keyed, COMMAND, isPublic) ?? '').not.toContain('Q7W8');
  });

  test('is an idle one where nothing can happen', () => {
    const { room: empty } = readRoom(new TextEncoder().encode('{"roomItems": {}}'));
    expect(firstPlay(empty, COMMAND)).toBeUndefined();
    const idle = idlePlay(COMMAND);
    expect(idle).toBe(`# ${COMMAND}\n# No step is known that moves a quest or sets off an effect.\nwait 1\n`);
    expect(hasPassed(playScript(empty, idle, 1))).toBe(true);
  });

  test('names quests by their ids where two share a name', () => {
    const text = room(({ quests, logic }) => {
      for (const quest of Object.values(quests)) quest.Name = '0_same';
      for (const key of Object.keys(logic)) {
        const named = JSON.stringify(logic[key]).replaceAll(/"(0_find_key|1_open_door)"/g, '"0_same"');
        logic[key] = JSON.parse(named);
      }
    });
    expect(playOf(text)).toContain('expect reachable mlh4k2p9x7q1ab completed');
  });

  test('shows control characters in the name of a file instead of obeying them', () => {
    expect(playOf(room(), 'roomlint simulate a\nwait.json')?.split('\n')[0]).toMatch(/^# .*wait\.json$/);
  });

  test('is found for the examples of this project', () => {
    for (const name of ['garden', 'garden-shut-door'])
      expect(playOf(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'))).toMatch(
        /^# .*\n(?:.+\n)+expect \w+ (?:completed|active)\n/,
      );
  });
});
