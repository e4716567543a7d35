import ELK from 'elkjs/lib/elk.bundled.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questGraph } from '../../../../src/model/flow/graph.js';
import type { LayoutNode } from '../../../../src/verdict/report/picture/layout.js';
import type { Packing } from '../../../../src/verdict/report/picture/packing.js';
import { drawn } from '../../../../src/verdict/report/picture/picture.js';
import type { Rectangle } from '../../../../src/verdict/report/picture/placed.js';
import { svg } from '../../../../src/verdict/report/picture/svg.js';
import { analysisOf, onClick, type QuestSpec, type RoomSpec } from '../../../model/flow/rooms.js';
import { EVERYTHING, rooms } from '../../../properties/arbitraries/playable-rooms.js';

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

const RUNS = process.env.FULL_RUNS === undefined ? 12 : 500;

describe('the picture of quests', () => {
  test('has every box and label inside, and none on a box, in random rooms', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(rooms(EVERYTHING), async (room) => {
        expect(faults(await pictureOf(room))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
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
    expect(states[4]).toEqual(['Not Active', 'Active (skipped)', 'Completed']);
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

test.each<[what: string, room: RoomSpec, message: string]>([
  [
    'its quests',
    { quests: Array.from({ length: 2_001 }, () => ({})) },
    '2,001 quests are too many for a picture, which has 2,000 at most',
  ],
  [
    'the arrows between a few quests',
    { quests: [{}], tasks: Array.from({ length: 1_001 }, (_, index) => onClick(index + 2, 0, 111)) },
    '1,001 arrows between a few quests are too many for a picture, which has 1,000 at most',
  ],
])('a room is too large for a picture for %s', async (_what, room, message) => {
  const never = (): Promise<LayoutNode> => Promise.reject(new Error('nothing should be laid out'));
  await expect(drawn(questGraph(analysisOf(room)), never)).rejects.toThrow(message);
});
