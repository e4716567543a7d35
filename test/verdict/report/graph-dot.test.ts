import { instance } from '@viz-js/viz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from '../../../src/bytes/json/quote.js';
import { questGraph } from '../../../src/model/flow/graph.js';
import { dotGraph } from '../../../src/verdict/report/graph-dot.js';
import { analysisOf, type RoomSpec } from '../../model/flow/rooms.js';
import { anyCharacter } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';

const viz = await instance();

function dotOf(room: RoomSpec): string {
  return dotGraph(questGraph(analysisOf(room))).join('');
}

/** What is written in an SVG, by lines. */
function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
      code === undefined ? (ENTITIES[name] ?? 'unknown') : String.fromCodePoint(Number(code)),
    ),
  );
}
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const HOSTILE = [
  ...['<b>bold</b>', '<script>alert(1)</script>', '"]; evil [label="', '\\N \\G \\" \\\\', 'a\\', '\\l\\r'],
  ...[
    '&lt;b&gt; &amp;lt; &#60; &',
    'one\ntwo\r\0',
    '\ud800 \u202e \ufffe \uffff',
    "'",
    '-- -> {} //',
    '<<>>',
  ],
];

test('a picture shows any Name as it is, and nothing of it is markup', () => {
  const names = fc.string({ minLength: 1, maxLength: 30, unit: anyCharacter });
  fc.assert(
    fc.property(names, (name) => {
      const svg = viz.renderString(dotOf({ quests: [{ change: { Name: name } }] }), { format: 'svg' });
      expect(textsOf(svg)[0]).toBe(printable(name).replaceAll(/[\ufffe\uffff]/g, '\ufffd'));
      expect(svg).not.toMatch(/<b>|<script|\0|\u202e|\ufffe/);
    }),
    { numRuns: runs(5_000), examples: HOSTILE.map((name) => [name]) },
  );
});

test('a long chain goes on in rows, the first at the top, and downwards on narrow screens', () => {
  const quests = Array.from({ length: 40 }, (_, quest) =>
    quest === 0 ? {} : { requires: [{ quest: quest - 1, amount: 1 }] },
  );
  const tasks = quests.map((_, quest) => ({ on: 'OnClickEvent', item: quest + 2, quest, code: 111 }));
  const graph = questGraph(analysisOf({ quests, tasks }));
  const placesOf = (dot: readonly string[]) => {
    const drawn = viz.renderJSON(dot.join('')) as { objects: readonly { name: string; pos: string }[] };
    return new Map(drawn.objects.map(({ name, pos }) => [name, pos.split(',').map(Number)]));
  };
  const [rows, narrow] = [placesOf(dotGraph(graph)), placesOf(dotGraph(graph, true))];
  expect(rows.get('q8')?.[0]).toBe(rows.get('q0')?.[0]);
  expect(rows.get('q0')?.[1]).toBeGreaterThan(rows.get('q39')?.[1] ?? Infinity);
  expect(narrow.get('q8')?.[1]).toBeLessThan(narrow.get('q0')?.[1] ?? 0);
});

test('a long name goes on in the next line, after a word', () => {
  const dot = dotOf({ quests: [{ change: { Name: '0_the key that the keeper of the lighthouse lost' } }] });
  expect(dot).toContain('[label="0_the key that the keeper of \\nthe lighthouse lost\\nnever Active');
});
