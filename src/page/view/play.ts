import type { GraphReport, SimulationReport } from '../../../dist/index.js';

const WORDS: Readonly<Record<string, string>> = { OnClickEvent: 'click', OnEnterEvent: 'enter' };

/** The steps that a player can take: each trigger of an item once. */
export function stepsFor({ edges }: GraphReport): readonly string[] {
  const steps = new Set<string>();
  for (const { kind, trigger, item } of edges) {
    if (kind !== 'trigger' || trigger === undefined || item === undefined) continue;
    const word = WORDS[trigger];
    const key = scriptWord(item);
    steps.add(word === undefined ? `fire ${key} ${scriptWord(trigger)}` : `${word} ${key}`);
  }
  return [...steps];
}

/** A name as a script has it. Names with odd signs are JSON strings. */
function scriptWord(name: string): string {
  return /^[\w$.-]+$/.test(name) && !['effect', 'nothing', 'never', 'reachable'].includes(name)
    ? name
    : JSON.stringify(name);
}

/** A play as a script; with states, they are expected at its end. */
export function scriptOf(steps: readonly string[], states: ReadonlyMap<string, string> = new Map()): string {
  const expected = [...states].map(([name, state]) => `expect ${scriptWord(name)} ${state.toLowerCase()}`);
  return [...steps, ...expected, ''].join('\n');
}

/** The states of the quests that have changed, for the player of the last step. */
export function statesAfter(
  { quests }: GraphReport,
  { runs }: SimulationReport,
): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  const run = runs.at(-1);
  if (run === undefined) return states;
  const known = new Set(quests.map(({ name }) => name));
  let current = 'player 1';
  const byPlayer = new Map<string, Map<string, string>>();
  for (const events of [run.start, ...run.lines.map((line) => line.events ?? [])])
    for (const { kind, player, quest, to } of events) {
      if (kind !== 'changed' || quest === undefined || to === undefined || !known.has(quest)) continue;
      const own = byPlayer.get(player) ?? new Map<string, string>();
      byPlayer.set(player, own.set(quest, to));
    }
  for (const { source } of run.lines) {
    const named = /^player\s+(?:"(.*)"|(\S+))/.exec(source);
    if (named !== null) current = named[1] ?? named[2] ?? current;
  }
  return byPlayer.get(current) ?? states;
}
