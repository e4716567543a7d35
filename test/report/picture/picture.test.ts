import ELK from 'elkjs/lib/elk.bundled.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FlowAnalysis } from '../../../src/flow/analysis.js';
import { questGraph } from '../../../src/flow/graph.js';
import { readFlowModel } from '../../../src/flow/read-model.js';
import { tryParseJson } from '../../../src/json/parse-json.js';
import { isObject } from '../../../src/json/value.js';

import type { LayoutNode } from '../../../src/report/picture/layout.js';
import type { Packing } from '../../../src/report/picture/packing.js';
import { drawn } from '../../../src/report/picture/picture.js';
import type { Rectangle } from '../../../src/report/picture/placed.js';
import { STYLE } from '../../../src/report/picture/style.js';
import { svg } from '../../../src/report/picture/svg.js';
import { Snapshot } from '../../../src/snapshot/snapshot.js';
import { analysisOf, type QuestSpec, type RoomSpec, type TaskSpec } from '../../flow/rooms.js';
import { rooms } from '../../properties/arbitraries/playable-rooms.js';
import { realSnapshots } from '../../report/real-snapshots.js';

const elk = new ELK.default();
const layOut = (graph: LayoutNode) => elk.layout(structuredClone(graph) as Parameters<typeof elk.layout>[0]);

function pictureOf(room: RoomSpec): Promise<Packing> {
  return drawn(questGraph(analysisOf(room)), layOut);
}

/** What is drawn, with its place in the whole picture. */
function placed({ frames }: Packing): { boxes: Rectangle[]; labels: Rectangle[] } {
  const at = (part: Rectangle, { x, y }: { x: number; y: number }): Rectangle => ({
    ...part,
    x: part.x + x,
    y: part.y + y,
  });
  return {
    boxes: frames.flatMap(({ frame, origin }) => frame.boxes.map((box) => at(box, origin))),
    labels: frames.flatMap(({ frame, origin }) => frame.edges.map(({ label }) => at(label, origin))),
  };
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Arrows that do not begin and end at the border of their boxes. */
function looseEnds({ frames }: Packing): readonly string[] {
  return frames.flatMap(({ frame }) => {
    const boxes = new Map(frame.boxes.map((placed) => [placed.box.id, placed]));
    return frame.edges.flatMap(({ edge, points }) => {
      const ends = [
        [boxes.get(edge.from), points[0]],
        [boxes.get(edge.to), points.at(-1)],
      ] as const;
      return ends.every(([box, point]) => box !== undefined && point !== undefined && touches(box, point))
        ? []
        : [`a loose end: ${JSON.stringify([edge, points])}`];
    });
  });
}

/** elkjs rounds places to more digits than a picture has. */
function touches(box: Rectangle, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const isIn = (at: number, from: number, length: number) => at > from - 0.1 && at < from + length + 0.1;
  const isAt = (at: number, from: number, length: number) =>
    isIn(at, from, length) && !(at > from + 0.1 && at < from + length - 0.1);
  return (
    (isAt(x, box.x, box.width) && isIn(y, box.y, box.height)) ||
    (isAt(y, box.y, box.height) && isIn(x, box.x, box.width))
  );
}

/** Faults of a picture: what lies outside, or on something else, and arrows that touch nothing. */
function faults(packing: Packing): readonly string[] {
  const { boxes, labels } = placed(packing);
  const outside = [...boxes, ...labels].filter(
    ({ x, y, width, height }) => x < 0 || y < 0 || x + width > packing.width || y + height > packing.height,
  );
  const found = [...looseEnds(packing), ...outside.map((part) => `outside: ${JSON.stringify(part)}`)];
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1))
      if (overlap(box, other)) found.push(`on each other: ${JSON.stringify([box, other])}`);
    for (const label of labels)
      if (overlap(box, label)) found.push(`a label on a box: ${JSON.stringify([box, label])}`);
  }
  return found;
}

const RUNS = process.env.FULL_RUNS === undefined ? 40 : 500;

describe('the picture of quests', () => {
  test('has every box and label inside, and none on a box, in random rooms', {
    timeout: 600_000,
  }, async () => {
    const all = { chains: true, chance: true, time: true, multiplayer: true, login: true, expressions: true };
    await fc.assert(
      fc.asyncProperty(rooms(all), async (room) => {
        expect(faults(await pictureOf(room))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('has every box and label inside, and none on a box, in real rooms', { timeout: 60_000 }, async () => {
    for (const { name, text } of realSnapshots()) {
      const root = tryParseJson(text);
      if (!isObject(root)) continue;
      const analysis = new FlowAnalysis(readFlowModel(new Snapshot(root), 'documents'));
      expect(faults(await drawn(questGraph(analysis), layOut)), name).toEqual([]);
    }
  });

  test('draws every quest once, in clusters where there are many', { timeout: 60_000 }, async () => {
    const quests: QuestSpec[] = Array.from({ length: 150 }, (_, quest) =>
      quest === 0 ? {} : { requires: [{ quest: quest - 1, amount: 1 }] },
    );
    const packing = await pictureOf({ quests });
    expect(faults(packing)).toEqual([]);
    const drawnQuests = packing.frames.flatMap(({ frame }) =>
      frame.boxes.flatMap(({ box }) => (box.kind === 'quest' ? [box.quest] : [])),
    );
    expect(drawnQuests.sort((one, other) => one - other)).toEqual(quests.map((_, quest) => quest));
    expect(packing.frames.length).toBeGreaterThan(3);
    expect(packing.frames[0]?.frame.title).toBe('quest (1 of 7)');
  });

  test('has every part in its place where everything is connected with everything', {
    timeout: 600_000,
  }, async () => {
    const link = fc.record({ quest: fc.nat(49), code: fc.constantFrom(111, 200, 181), delay: fc.nat(2) });
    const quest = fc.record({
      requires: fc.array(fc.record({ quest: fc.nat(49), amount: fc.constantFrom(1, 2) }), { maxLength: 3 }),
      links: fc.array(link, { maxLength: 3 }),
      item: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(quest, { minLength: 50, maxLength: 50 }), async (quests) => {
        const tasks = quests.flatMap(({ item, links }, index): TaskSpec[] => [
          { on: 'OnClickEvent', item: item + 2, quest: index, code: 111 },
          { at: 2, quest: index, item: 2, effect: { links } },
        ]);
        expect(faults(await pictureOf({ quests, tasks }))).toEqual([]);
      }),
      { numRuns: RUNS / 20 },
    );
  });

  test('puts what touches one quest only beside it where there are many arrows', async () => {
    const others = Array.from({ length: 40 }, (_, index) => index + 1);
    const packing = await pictureOf({
      quests: [{}, ...others.map((): QuestSpec => ({ requires: [{ quest: 0, amount: 1 }] }))],
      tasks: others.map((quest) => ({ on: 'OnClickEvent', item: quest + 1, quest: 0, code: 111 })),
    });
    expect(faults(packing)).toEqual([]);
    const [first] = packing.frames;
    const quest = first?.frame.boxes.find(({ box }) => box.id === 'quest-0');
    const others0 = first?.frame.boxes.filter(({ box }) => box.kind !== 'quest') ?? [];
    const sides = others0.map(({ box, x, width }) => {
      if (quest === undefined) return 'no quest';
      return `${box.kind} ${x + width < quest.x ? 'left' : x > quest.x + quest.width ? 'right' : 'at'}`;
    });
    expect(new Set(sides)).toEqual(new Set(['item left', 'elsewhere right']));
    const labels = first?.frame.edges.map(({ label }) => label) ?? [];
    for (const [index, label] of labels.entries())
      expect(labels.slice(index + 1).filter((other) => overlap(label, other))).toEqual([]);
  });

  test('says in words what sets a change off, how often a quest is required, and what never happens', async () => {
    const packing = await pictureOf({
      quests: [{ finish: 60 }, {}, { requires: [{ quest: 3, amount: 2 }] }, {}, {}],
      tasks: [
        { on: 'OnClickEvent', item: 4, quest: 0, code: 111 },
        { on: 'OnClickEvent', item: 5, quest: 2, code: 111 },
        { on: 'OnPlayerLoggedIn', item: 5, quest: 4, code: 181 },
        { at: 1, quest: 0, item: 6, effect: { links: [{ quest: 1, code: 181, delay: 2 }] } },
      ],
    });
    const edges = packing.frames.flatMap(({ frame }) => frame.edges.map(({ edge }) => edge));
    expect(edges.map(({ label, isNever }) => (isNever ? `never ${label}` : label)).sort()).toEqual([
      'after 2 s: complete',
      'after 60 s: reset',
      'click: start',
      'never click: start',
      'never requires 2×',
      'player logged in: complete',
    ]);
    const states = packing.frames.flatMap(({ frame }) =>
      frame.boxes.flatMap(({ box }) => (box.kind === 'quest' ? [box.states.map(({ text }) => text)] : [])),
    );
    expect(states[2]).toEqual(['Not Active', '✕ never Active', '✕ never Completed']);
    expect(states[4]).toEqual(['Not Active', 'Active (passed over)', 'Completed']);
  });

  test('has plain colours, light and dark: librsvg fills what has a variable with black', () => {
    expect(STYLE).not.toMatch(/var\(|--/);
    const [light = '', dark = ''] = STYLE.split('@media (prefers-color-scheme:dark)');
    const coloured = (text: string): string[] => text.match(/[^{}\n]+\{(?=[^}]*#)/g) ?? [];
    expect(coloured(light).length).toBeGreaterThan(15);
    expect(coloured(dark.slice(1))).toEqual(coloured(light));
  });

  test('is an SVG in which names are text, whole in the title of their box', async () => {
    const name = `0_<script>alert(1)</script>&"${'x'.repeat(100)}\u0000\ud800\u202e`;
    const packing = await pictureOf({ quests: [{ change: { Name: name } }] });
    const text = [...svg(packing, 'a <room>')].join('');
    for (const hidden of ['<script', '\u0000', '\u202e']) expect(text).not.toContain(hidden);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain('<title>a &lt;room&gt;</title>');
    expect(text).toContain(`<title>0_&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;${'x'.repeat(100)}`);
    expect(text).not.toMatch(/(?:href|src)=|url\((?!#)/);
  });
});

describe('a room that is too large for a picture', () => {
  const never = (): Promise<LayoutNode> => Promise.reject(new Error('nothing should be laid out'));
  const draw = (room: RoomSpec) => drawn(questGraph(analysisOf(room)), never);

  test('is refused for its quests', async () => {
    const quests = Array.from({ length: 2_001 }, (): QuestSpec => ({}));
    await expect(draw({ quests, tasks: [] })).rejects.toThrow(
      '2,001 quests are too many for a picture, which has 2,000 at most',
    );
  });

  test('is refused for the arrows between a few quests', async () => {
    const tasks = Array.from({ length: 1_001 }, (_, index) => ({
      on: 'OnClickEvent',
      item: index + 2,
      quest: 0,
      code: 111,
    }));
    await expect(draw({ quests: [{}], tasks })).rejects.toThrow(
      '1,001 arrows between a few quests are too many for a picture, which has 1,000 at most',
    );
  });
});
