import { stateName } from './machine.js';
import type { FlowModel, FlowTransition } from './model.js';
import type { TimelineEntry } from './timeline.js';
import { completionsOf, factText, questName } from './words.js';

/** How much of one kind the runs have reached, and what they have not. */
export interface CoverageOf {
  readonly reached: number;
  readonly total: number;
  readonly missing: readonly string[];
}

/** What runs have reached: transitions, the guards that held some back, and effects. */
export interface Coverage {
  readonly transitions: CoverageOf;
  readonly guards: CoverageOf;
  readonly effects: CoverageOf;
}

/** Collects what runs reach. */
export class CoverageCollector {
  private readonly reached = new Set<string>();

  constructor(private readonly model: FlowModel) {}

  add(timeline: readonly TimelineEntry[]): void {
    for (const entry of timeline)
      if (entry.kind === 'changed' && 'transition' in entry.cause)
        this.reached.add(`transition ${entry.cause.transition.index}`);
      else if (entry.kind === 'fired')
        this.reached.add(
          'kind' in entry.source ? directKey(entry.source.place.pointers) : `effect ${entry.source.index}`,
        );
      else if (entry.kind === 'idle') this.addIdle(entry);
  }

  private addIdle({ quest, cause, reason }: TimelineEntry & { readonly kind: 'idle' }): void {
    if (reason.kind === 'guard' && 'transition' in cause) this.reached.add(`guard ${cause.transition.index}`);
    if (reason.kind === 'limit') this.reached.add(`limit ${quest}`);
    if (reason.kind === 'requirement') {
      const at = this.model.quests[quest]?.requirements.indexOf(reason.requirement) ?? -1;
      this.reached.add(`requirement ${quest} ${at}`);
    }
  }

  get result(): Coverage {
    const { model } = this;
    const transitions = model.transitions.map(
      (each) => [`transition ${each.index}`, transitionText(model, each)] as const,
    );
    const guards = model.transitions.flatMap((each): [string, string][] =>
      each.code.from === 'any'
        ? []
        : [[`guard ${each.index}`, `${transitionText(model, each)}, outside ${stateName(each.code.from)}`]],
    );
    for (const quest of model.quests) {
      for (const [at, requirement] of quest.requirements.entries())
        guards.push([
          `requirement ${quest.index} ${at}`,
          `${questName(model, quest.index)} before ${completionsOf(model, requirement)}`,
        ]);
      if (Number.isFinite(quest.limit))
        guards.push([
          `limit ${quest.index}`,
          `completing ${questName(model, quest.index)} more than ${quest.limit === 1 ? 'once' : `${quest.limit} times`}`,
        ]);
    }
    const effects = model.reactions.map(
      ({ index, quest, state, item, effect = 'an effect' }): [string, string] => [
        `effect ${index}`,
        `${effect} on ${model.labels.text(item)} when ${factText(model, { quest, state })}`,
      ],
    );
    for (const { item, type, tasks } of model.events)
      for (const task of tasks)
        if (task.kind === 'direct')
          effects.push([
            directKey(task.place.pointers),
            `${task.effect ?? 'an effect'} on ${model.labels.text(item)}, by ${type}`,
          ]);
    return { transitions: this.of(transitions), guards: this.of(guards), effects: this.of(effects) };
  }

  private of(all: readonly (readonly [string, string])[]): CoverageOf {
    const missing = all.filter(([key]) => !this.reached.has(key)).map(([, text]) => text);
    return { reached: all.length - missing.length, total: all.length, missing };
  }
}

function directKey({
  pointer,
  embedded,
}: {
  readonly pointer: string;
  readonly embedded: readonly string[];
}): string {
  return `direct ${pointer} ${embedded.join(' ')}`;
}

/** `click 4: 111 on 1_open_door`, or for a linked task what sets it off. */
function transitionText(model: FlowModel, { cause, item, code, quest }: FlowTransition): string {
  const what = `${code.code} on ${questName(model, quest)}`;
  if (cause.kind === 'event')
    return `${model.events[cause.event]?.type ?? 'a trigger'} of ${model.labels.text(item)}: ${what}`;
  const source = model.chains[cause.chain]?.source;
  return `linked from ${model.labels.text(item)}${source === undefined ? '' : ` when ${factText(model, source)}`}: ${what}`;
}
