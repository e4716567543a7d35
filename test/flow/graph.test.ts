import { describe, expect, test } from 'vitest';
import { questGraph } from '../../src/flow/graph.js';
import { dotGraph } from '../../src/report/graph-dot.js';
import { graphJson, graphReport } from '../../src/report/graph-json.js';
import { mermaidGraph } from '../../src/report/graph-mermaid.js';
import { analysisOf, type RoomSpec } from './rooms.js';

describe('an edge names the trigger that sets it off, in every format', () => {
  const room: RoomSpec = {
    quests: [{}, {}],
    tasks: [
      { on: 'OnCollideEvent', item: 3, effect: { links: [{ quest: 0, code: 111 }] } },
      {
        on: 'OnPlayerLoggedIn',
        item: 3,
        effect: {
          links: [
            { quest: 1, code: 111, delay: 2 },
            { quest: 0, code: 121 },
          ],
          random: true,
        },
      },
      { on: 'OnClickEvent', item: 4, quest: 1, code: 121 },
      { at: 2, item: 5, quest: 1, effect: { links: [{ quest: 0, code: 101 }] } },
    ],
  };
  const graph = questGraph(analysisOf(room));

  test('a linked task of a DirectEffector in JSON', () => {
    expect(graphReport(graph).edges.map(({ kind, trigger, when }) => [kind, trigger ?? when])).toEqual([
      ['chain', 'OnCollideEvent'],
      ['chain', 'OnPlayerLoggedIn'],
      ['chain', 'OnPlayerLoggedIn'],
      ['chain', 'Completed'],
      ['trigger', 'OnClickEvent'],
    ]);
  });

  test('a linked task of a DirectEffector in Mermaid and Graphviz', () => {
    for (const text of [mermaidGraph(graph).text, [...dotGraph(graph)].join('')]) {
      expect(text).toContain('"OnCollideEvent: 111 → Active"');
      expect(text).toContain('"OnPlayerLoggedIn: 111 → Active after 2 s, by chance"');
      expect(text).toContain('"OnClickEvent: 121 → Completed"');
      expect(text).toContain('"Completed: 101 → Not Active"');
    }
  });

  test('a trigger whose $type is empty', () => {
    const text = mermaidGraph(
      questGraph(analysisOf({ quests: [{}], tasks: [{ on: '', item: 3, quest: 0, code: 111 }] })),
    ).text;
    expect(text).toContain('"a trigger without a name: 111 → Active"');
  });
});

test('all requirements of a quest on missing quests are one edge', () => {
  const missing = { quest: 9, amount: 1 };
  const graph = questGraph(analysisOf({ quests: [{ requires: [missing, missing, missing] }], tasks: [] }));
  expect(graphReport(graph).edges.map(({ kind, from }) => [kind, from])).toEqual([
    ['influence', { unread: 'a requirement for a missing quest' }],
  ]);
});

test('the JSON in pieces is that of the report, also without quests and edges', () => {
  for (const room of [
    {
      quests: [{}, { requires: [{ quest: 0, amount: 2 }] }],
      tasks: [{ on: '::x', item: 3, quest: 0, code: 111 }],
    },
    { quests: [], tasks: [] },
  ] satisfies RoomSpec[]) {
    const graph = questGraph(analysisOf(room));
    expect([...graphJson(graphReport(graph))].join('')).toBe(
      `${JSON.stringify(graphReport(graph), null, 2)}\n`,
    );
  }
});
