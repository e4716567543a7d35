import { describe, expect, test } from 'vitest';
import type { SimulationReport } from '../../src/report/simulation-json.js';
import { type LinkSpec, onClick, type RoomSpec, snapshotOf, type TaskSpec } from '../flow/rooms.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let rooms = 0;

const effect = (at: 0 | 1 | 2, quest: number, type: string, item = 9): TaskSpec => ({
  at,
  quest,
  effect: type,
  item,
});
const chain = (at: 0 | 1 | 2, quest: number, links: readonly LinkSpec[], random = false): TaskSpec => ({
  at,
  quest,
  effect: { links, random },
  item: 8,
});

const validate = publishedValidator('simulation-report.schema.json');

/** Plays a script. A report in JSON must fit the published schema. */
async function play(room: RoomSpec, script: string | readonly string[], ...args: string[]): Promise<Run> {
  const file = `room-${rooms++}.json`;
  folder.write(file, JSON.stringify(snapshotOf(room)));
  const input = typeof script === 'string' ? script : script.join('\n');
  const run = await roomlint(['simulate', file, '--script', '-', ...args], { cwd: folder.path, input });
  if (args.includes('json'))
    expect(validate(JSON.parse(run.out)), JSON.stringify(validate.errors)).toBe(true);
  return run;
}

/* How quests move is in test/flow/simulator.test.ts. */

describe('the reports', () => {
  test('json has every kind of event as the schema says', async () => {
    const room: RoomSpec = {
      quests: [{ limit: 1, group: 'nonPersistent' }, {}],
      tasks: [
        onClick(2, 0, 181),
        onClick(3, 1, 121),
        chain(2, 0, [{ quest: 1, code: 111, delay: 2 }]),
        chain(
          0,
          0,
          [1, 1].map((quest) => ({ quest, code: 121 })),
          true,
        ),
        effect(2, 0, 'Bell'),
        chain(1, 1, [{ quest: 1, code: 121 }]),
        chain(2, 1, [{ quest: 1, code: 131 }]),
      ],
    };
    const script = [
      'click 2',
      'enter 2',
      'click 3',
      'wait 1',
      'reload',
      'expect nothing',
      'click 2',
      '---',
      'click 2',
      'wait 2',
    ];
    const { out } = await play(room, script, '--format', 'json', '--coverage');
    const report = JSON.parse(out) as SimulationReport;
    const kinds = report.runs.flatMap(({ start, lines }) => [
      ...start,
      ...lines.flatMap(({ events = [] }) => events),
    ]);
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(['chosen', 'changed', 'fired', 'delayed', 'no-trigger', 'idle', 'decided', 'stopped']),
    );
    expect(report.runs[1]?.lines[1]?.omitted).toBeGreaterThan(50_000);
    expect(report.coverage.effects).toEqual({ reached: 5, total: 5, missing: [] });
  });
});
