import { quoteValue } from '../../bytes/json/quote.js';
import { counted, listed } from '../../bytes/text/in-words.js';
import { QUEST_STATES } from '../snapshot/quest-states.js';
import type { FlowVerdict } from './analysis.js';
import { type About, DECISIONS } from './decisions.js';
import type { ExpressionAction } from './evaluate-expression.js';
import {
  type Fact,
  type FlowEffect,
  type FlowModel,
  type FlowRequirement,
  type FlowTransition,
  type Influence,
  sourceOf,
} from './model.js';
import type { DeadReason, Reason } from './obstacles.js';
import { MAX_LISTED } from './script-room.js';
import { shownWord } from './script-words.js';
import type { ChangeCause, IdleReason, Stop, TimelineEntry } from './timeline.js';

/* What happens in a room, and why, in words. Names are quoted where they need it, as in scripts. */

/** The Name of a quest. */
export function questName(model: FlowModel, quest: number): string {
  return shownWord(model.quests[quest]?.name ?? '');
}

/** What a quest requires of another. */
export function completionsOf(model: FlowModel, { quest, amount }: FlowRequirement): string {
  const what = quest === undefined ? 'a missing quest' : questName(model, quest);
  return `${counted(amount, 'completion')} of ${what}`;
}

/** A `$type` in a sentence. */
export function typeName(type: string | undefined, missing = 'a trigger'): string {
  return type === undefined || type === '' ? `${missing} without $type` : shownWord(type);
}

/** A line of the timeline; undefined if people need not read it. Several players have names. */
export function entryText(model: FlowModel, entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'changed': {
      const { quest, from, state, cause } = entry;
      return `${questName(model, quest)}: ${QUEST_STATES[from]} → ${QUEST_STATES[state]}${causeText(model, cause)}`;
    }
    case 'fired':
      return effectText(model, entry.source);
    case 'idle':
      return `${codeOf(entry.cause)} does nothing to ${questName(model, entry.quest)}: ${idleText(model, entry.quest, entry.cause, entry.reason)}`;
    case 'no-trigger':
      return `nothing happens: ${model.labels.text(entry.item)} has no ${entry.type}`;
    case 'delayed':
      return `${entry.link.code.code} on ${questName(model, entry.link.quest)} will follow at ${seconds(entry.due)}`;
    case 'chosen':
      return `useRandom chose ${entry.link.code.code} on ${questName(model, entry.link.quest)}, one of ${entry.chain.linkedTasks} linked tasks`;
    case 'decided':
      return `note: ${decisionText(model, entry)} (${entry.decision})`;
    case 'variable':
      return `the variable ${shownWord(entry.name)} is ${entry.value === undefined ? 'not known' : JSON.stringify(entry.value)}`;
    case 'call-delayed':
      return `${callText(model, entry.action)} will follow at ${seconds(entry.due)}`;
    case 'stopped':
      return stopText(entry.stop, entry.steps);
  }
}

function stopText(stop: Stop, steps: number): string {
  const most = steps.toLocaleString('en');
  if (stop === 'script')
    return `stopped: all runs of a script together may take ${most} steps: split the script, or play fewer steps`;
  const when = stop === 'at-once' ? 'without time passing' : 'during one wait';
  return `stopped after ${most} steps ${when}: quests set each other off endlessly`;
}

export function effectText(model: FlowModel, { item, effect }: FlowEffect): string {
  return `${effect === undefined ? 'an effect without $type' : shownWord(effect)} fires on ${model.labels.text(item)}`;
}

function causeText(model: FlowModel, cause: ChangeCause): string {
  switch (cause.kind) {
    case 'event':
      return ` (${cause.transition.code.code})`;
    case 'link':
      return ` (${cause.transition.code.code}, linked from ${model.labels.text(cause.transition.item)}${sourceText(model, cause.transition)})`;
    case 'expiry':
      return ' (FinishTime has passed)';
    case 'expression':
      return ` (SetTask, ${model.labels.text(cause.source.item)})`;
    case 'set':
      return '';
    default:
      return ` (${cause.kind})`;
  }
}

function sourceText(model: FlowModel, transition: FlowTransition): string {
  const source = sourceOf(transition);
  return source === undefined ? '' : `: ${factText(model, source)}`;
}

function codeOf(cause: ChangeCause): string {
  if (cause.kind === 'expression') return 'SetTask';
  return cause.kind === 'event' || cause.kind === 'link' ? String(cause.transition.code.code) : cause.kind;
}

function idleText(model: FlowModel, quest: number, cause: ChangeCause, reason: IdleReason): string {
  switch (reason.kind) {
    case 'disabled':
      return 'its Enabled is false';
    case 'guard': {
      const from = 'transition' in cause ? cause.transition.code.from : 'any';
      return `it is ${QUEST_STATES[reason.state]}${from === 'any' ? '' : `, and ${codeOf(cause)} needs ${QUEST_STATES[from]}`}`;
    }
    case 'unchanged':
      return `it is already ${QUEST_STATES[reason.state]}`;
    case 'requirement': {
      const { requirement, done } = reason;
      return `it requires ${completionsOf(model, requirement)}, which has ${done}`;
    }
    case 'limit':
      return `RepeatableLimit allows ${counted(model.quests[quest]?.limit ?? 0, 'completion')}, and the quest has ${reason.done}`;
    case 'stays-completed':
      return 'it is multiplayer with RepeatableLimit 1, so it stays Completed for everyone';
    case 'prefab':
      return 'OnEnterEvent works only on items whose prefabName is Trigger';
  }
}

/** What a call of an expression is about to do. */
function callText(model: FlowModel, action: ExpressionAction): string {
  return action.kind === 'task'
    ? `SetTask of ${questName(model, action.quest)} to ${QUEST_STATES[action.state]}`
    : `SetVariable of ${shownWord(action.name)}`;
}

function decisionText(
  model: FlowModel,
  { decision, quest, about = '' }: TimelineEntry & { kind: 'decided' },
): string {
  const says: (about: About) => string = DECISIONS[decision];
  const name = quest === undefined ? '' : questName(model, quest);
  const text = says({ quest: name, part: shownWord(about), quoted: quoteValue(about) });
  return `the documents do not say this: ${text}`;
}

export function factText(model: FlowModel, { quest, state }: Fact): string {
  return `${questName(model, quest)} ${QUEST_STATES[state]}`;
}

/** Why a state is impossible. */
export function reasonText(model: FlowModel, reason: Reason): string {
  if (reason.kind === 'prevented') return 'time, limits or other quests always prevent it';
  const [first, ...path] = reason.path;
  const last = reason.path.at(-1);
  if (first === undefined || last === undefined) return 'nothing leads there';
  const steps = [...path].map((fact) => factText(model, fact));
  const needs =
    steps.length === 0 ? '' : `${factText(model, first)} first needs ${steps.join(', which first needs ')}`;
  const lead = needs === '' ? '' : `${needs}, and `;
  const name = questName(model, last.quest);
  switch (reason.kind) {
    case 'disabled':
      return `${lead}${name} has Enabled set to false`;
    case 'nothing-leads-there':
      return `${lead}no trigger or linked task makes ${name} ${QUEST_STATES[last.state]}`;
    case 'requirement': {
      const { requirement, most } = reason;
      return `${lead}${name} requires ${completionsOf(model, requirement)}, which can be completed ${most === 1 ? 'once' : `${most} times`} at most`;
    }
    case 'circle':
      return `these wait for each other: ${reason.circle.map((fact) => factText(model, fact)).join(', ')}`;
  }
}

/** Why a transition never changes anything. */
export function deadText(model: FlowModel, reason: DeadReason): string {
  switch (reason.kind) {
    case 'disabled':
      return 'Enabled is false';
    case 'guard':
    case 'source':
      return `${factText(model, reason.fact)} never happens`;
    case 'requirement':
      return reason.requirement.quest === undefined
        ? 'it requires a missing quest'
        : `it requires ${completionsOf(model, reason.requirement)}, which never happens`;
  }
}

/** Why it is unknown whether a state can happen. */
export function unknownText(
  model: FlowModel,
  { influences, dependsOnReading }: FlowVerdict & { kind: 'unknown' },
): string {
  if (dependsOnReading === true)
    return 'no play enters it, but the documents can be read in another way, in which one may';
  if (influences.length === 0) return 'no play was found, and not every play could be tried';
  const parts = new Set(influences.map((influence) => influenceText(model, influence)));
  return `roomlint cannot read what may change it: ${listed([...parts], 'and', MAX_LISTED)}`;
}

export function influenceText(model: FlowModel, { kind, item, type }: Influence): string {
  const on = item === undefined ? '' : ` of ${model.labels.text(item)}`;
  switch (kind) {
    case 'effect':
      return `the effect ${type === undefined ? 'without $type' : shownWord(type)}${on}`;
    case 'logic':
      return item === undefined
        ? 'the items or logic of the room, which the snapshot leaves out'
        : `the logic${on}, which is broken`;
    case 'page':
      return item === undefined
        ? 'a web page (welcomeEmbed of the settings)'
        : `a web page, by ${type === undefined ? 'an effect' : shownWord(type)}${on}`;
    case 'expression':
      return `an expression${on}`;
    case 'record':
      return `a faulty or unknown record${on}`;
    case 'inventory':
      return 'the inventory (TriggeredByInventory)';
    case 'requirement':
      return 'a requirement for a missing quest';
    case 'entries':
      return 'entries of one quest that disagree';
    case 'roomTasks':
      return 'roomTasks';
  }
}

export function seconds(time: number): string {
  // From 2 ** 53 on there are no fractions, and a thousand times the largest numbers is infinite.
  return `${time > Number.MAX_SAFE_INTEGER ? time : Math.round(time * 1000) / 1000} s`;
}
