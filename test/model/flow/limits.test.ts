import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { FlowAnalysis } from '../../../src/model/flow/analysis.js';
import { questGraph } from '../../../src/model/flow/graph.js';
import { endlessChains } from '../../../src/model/flow/loops.js';
import { readFlowModel } from '../../../src/model/flow/read-model.js';
import { ScriptRoom } from '../../../src/model/flow/script-room.js';
import { PlayBudget } from '../../../src/model/flow/time-and-chance.js';
import { Snapshot } from '../../../src/model/snapshot/snapshot.js';
import { type PlayedScript, playScript } from '../../../src/verdict/play/play-script.js';
import { answersText } from '../../../src/verdict/report/answer.js';
import { dotGraph } from '../../../src/verdict/report/graph-dot.js';
import { graphReport } from '../../../src/verdict/report/graph-json.js';
import { mermaidGraph } from '../../../src/verdict/report/graph-mermaid.js';
import { simulationJunit } from '../../../src/verdict/report/junit-report.js';
import { playAnswer } from '../../../src/verdict/report/play-answer.js';
import { simulationReport } from '../../../src/verdict/report/simulation-json.js';
import { activeRules, lintWith, settingsFor } from '../../lint-example.js';
import { analysisOf, type RoomSpec, roomOf, snapshotOf } from './rooms.js';

/* What has no end, is huge, or costs too much. */

const scripted = (spec: RoomSpec): ScriptRoom =>
  new ScriptRoom(readFlowModel(new Snapshot(snapshotOf(spec)), 'catalog'));
const play = (spec: RoomSpec, script: string, budget?: PlayBudget): PlayedScript =>
  playScript(scripted(spec), script, 1, budget);

/** A quest that completes and activates itself again, once something has activated it. */
const LOOP = '1:0 -> 0 121 @8; 2:0 -> 0 131 @8';
const ENDLESS = roomOf('any', `click 0 111; ${LOOP}`);

test('a loop that only another reading of the documents ends is no error with the play that needs it', () => {
  // Under that reading, resetting quest 1 deactivates quest 0 and so ends the loop.
  const { tasks = [] } = roomOf(
    '',
    'click 1 181; click 0 111 @3; 1:0 -> 1 101, 0 121 @8; 2:0 -> 0 131 @8; 0:1 -> 0 161 @8',
  );
  const found = endlessChains(analysisOf({ quests: [{}, { group: 'multiplayer', limit: 1 }], tasks }));
  for (const { play: shown } of found)
    expect(shown.steps).not.toContainEqual({ kind: 'trigger', item: '2', type: 'OnClickEvent' });
});

describe('all runs of a script share one budget', () => {
  const entries = ({ runs }: PlayedScript): number =>
    runs
      .flatMap(({ outcomes }) => outcomes.map((each) => (each.kind === 'step' ? each.entries.length : 0)))
      .reduce((sum, count) => sum + count, 0);

  test('of runs into an endless chain, the first are stopped by it and the others are not played', () => {
    const runs = 6;
    const script = 'click 2\nexpect 0_quest0 active\n---\n'.repeat(runs);
    const played = play(ENDLESS, script, new PlayBudget(25_000));
    expect(played).toMatchObject({ expectations: runs, failed: runs, stopped: runs });
    const endless = played.runs.findIndex(({ stopped }) => stopped === 'script');
    expect(new Set(played.runs.slice(endless).map(({ stopped }) => stopped))).toEqual(new Set(['script']));
    expect(endless).toBeGreaterThan(1);
    expect(entries(played)).toBeLessThan(30_000);
    const xml = [...simulationJunit('x', played)].join('');
    expect([xml.match(/type="endless"/g)?.length, xml.match(/type="too-long"/g)?.length]).toEqual([
      endless,
      runs - endless,
    ]);
  });

  test('nothing after the step that was stopped is played or checked, except what holds for every play', () => {
    const played = play(ENDLESS, 'click 2\nclick 2\nexpect nothing\nexpect reachable 0_quest0 completed');
    expect(played.runs[0]?.outcomes.map(({ kind }) => kind)).toEqual(['step', 'skipped', 'failed', 'held']);
    expect(simulationReport(scripted(ENDLESS).model, played).runs[0]?.stopped).toBe(true);
  });
});

test('many expectations that fail after many steps are explained in linear time', () => {
  const [steps, expectations] = [10_000, 10_000];
  const script = `${'click 2\n'.repeat(steps)}${'expect 1_quest1 active\n'.repeat(expectations)}`;
  const began = performance.now();
  const { runs } = play(roomOf('any; any', 'click 0 111; click 0 161'), script, new PlayBudget(100_000));
  expect(runs[0]?.outcomes.at(-1)).toMatchObject({
    message: '1_quest1 is Not Active instead of Active: nothing has tried to change it',
  });
  expect(performance.now() - began).toBeLessThan(15_000);
});

/** A placeholder for a number that JSON can hold and JavaScript writes differently. */
const HUGE = 123_454_321;
const HUGE_ROOM: RoomSpec = {
  quests: [
    { finish: HUGE },
    { finish: HUGE, requires: [{ quest: 0, amount: HUGE }] },
    { limit: HUGE, requires: [{ quest: 0, amount: HUGE }] },
  ],
  tasks:
    roomOf(
      '',
      `click 0 111; click 1 111 @3; click 2 111 @3; 1:0 -> 0 121 +${HUGE} @8; 0:0 -> 1 101 +${HUGE} @8`,
    ).tasks ?? [],
};
const HUGE_SCRIPT =
  'click 2\nclick 3\nwait 1e308\nclick 2\nwait 7e307\nexpect never 0_quest0 completed\nreload';

test.each(['1e308', '1e400'])(
  'with %s everywhere, no play, graph or finding has an infinite number',
  (number) => {
    const json = JSON.stringify(snapshotOf(HUGE_ROOM)).replaceAll(String(HUGE), number);
    const model = readFlowModel(new Snapshot(JSON.parse(json)), 'documents');
    const played = playScript(new ScriptRoom(model), HUGE_SCRIPT, 1);
    const graph = questGraph(new FlowAnalysis(model));
    const rules = activeRules(rulePack, settingsFor('all')).filter(({ rule }) => rule.id.startsWith('flow/'));
    for (const text of [
      answersText([playAnswer('room.json', model, played)], (_, part) => part).join(''),
      JSON.stringify(simulationReport(model, played), null, 2),
      JSON.stringify(graphReport(graph)),
      mermaidGraph(graph).text,
      [...dotGraph(graph)].join(''),
      lintWith(rules, json)
        .findings.map(({ message }) => message)
        .join('\n'),
    ]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/Infinity|∞|NaN|\bnull\b/);
    }
  },
);
