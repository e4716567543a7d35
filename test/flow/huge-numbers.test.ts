import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { FlowAnalysis } from '../../src/flow/analysis.js';
import { questGraph } from '../../src/flow/graph.js';
import { playScript } from '../../src/flow/play/play-script.js';
import { readFlowModel } from '../../src/flow/read-model.js';
import { ScriptRoom } from '../../src/flow/script-room.js';
import { activeRules } from '../../src/lint/pack.js';
import { dotGraph } from '../../src/report/graph-dot.js';
import { graphReport } from '../../src/report/graph-json.js';
import { mermaidGraph } from '../../src/report/graph-mermaid.js';
import { simulationReport } from '../../src/report/simulation-json.js';
import { simulationText } from '../../src/report/simulation-text.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { lintWith, settingsFor } from '../lint-example.js';
import { type RoomSpec, snapshotOf } from './rooms.js';

const FLOW_RULES = activeRules(rulePack, settingsFor('all')).filter(({ rule }) =>
  rule.id.startsWith('flow/'),
);
/** Stands for a number that JSON can hold and JavaScript writes in another way. */
const HUGE = 123_454_321;

/** Delays upon delays, time limits, limits and amounts of one huge number. */
const ROOM: RoomSpec = {
  quests: [
    { finish: HUGE },
    { finish: HUGE, requires: [{ quest: 0, amount: HUGE }] },
    { limit: HUGE, requires: [{ quest: 3, amount: HUGE }] },
    {},
    { finish: 5 },
  ],
  tasks: [
    { on: 'OnClickEvent', item: 2, quest: 0, code: 111 },
    { on: 'OnCollideEvent', item: 2, effect: { links: [{ quest: 1, code: 111, delay: HUGE }] } },
    { on: 'OnClickEvent', item: 3, quest: 1, code: 111 },
    { on: 'OnClickEvent', item: 3, quest: 2, code: 111 },
    { on: 'OnClickEvent', item: 3, quest: 3, code: 181 },
    { at: 1, quest: 0, item: 4, effect: { links: [{ quest: 0, code: 121, delay: HUGE }] } },
    { at: 2, quest: 0, item: 4, effect: { links: [{ quest: 0, code: 171, delay: HUGE }] } },
    { at: 0, quest: 0, item: 4, effect: { links: [{ quest: 1, code: 101, delay: HUGE }] } },
    { on: 'OnClickEvent', item: 3, quest: 4, code: 111 },
    { at: 1, quest: 4, item: 4, effect: { links: [{ quest: 4, code: 121, delay: HUGE }] } },
    { at: 2, quest: 4, item: 4, effect: 'ShowObjectEvent' },
  ],
};

const SCRIPT = [
  'click 2',
  'click 3',
  'fire 2 OnCollideEvent',
  'wait 1e308',
  'click 2',
  'click 3',
  'wait 7e307',
  'expect 0_quest0 active',
  'expect never 4_quest4 completed',
  'expect reachable 2_quest2 active',
  'reload',
].join('\n');

describe.each(['1e308', '1e400'])('with %s everywhere', (number) => {
  const json = JSON.stringify(snapshotOf(ROOM)).replaceAll(String(HUGE), number);
  const model = readFlowModel(new Snapshot(JSON.parse(json)), 'documents');
  const clean = (text: string): void => {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/Infinity|∞|NaN|\bnull\b/);
  };

  test('a play prints no infinite time', () => {
    const played = playScript(new ScriptRoom(model), SCRIPT, 1);
    clean([...simulationText(model, played, (_, text) => text)].join(''));
    clean(JSON.stringify(simulationReport(model, played), null, 2));
  });

  test('a graph prints no infinite number', () => {
    const graph = questGraph(new FlowAnalysis(model));
    clean(JSON.stringify(graphReport(graph)));
    clean(mermaidGraph(graph).text);
    clean([...dotGraph(graph)].join(''));
  });

  test('no flow rule prints one', () => {
    const { findings } = lintWith(FLOW_RULES, json);
    clean(findings.map(({ message }) => message).join('\n'));
  });
});
