import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { FlowAnalysis } from '../../../src/model/flow/analysis.js';
import type { FlowKnowledge, FlowModel } from '../../../src/model/flow/model.js';
import { readFlowModel } from '../../../src/model/flow/read-model.js';
import type { QuestState } from '../../../src/model/snapshot/quest-states.js';
import { Snapshot } from '../../../src/model/snapshot/snapshot.js';

/** A small room in short: quests by number, item keys from 2. */
export interface RoomSpec {
  readonly quests: readonly QuestSpec[];
  readonly tasks?: readonly TaskSpec[];
  readonly tasksRefresh?: boolean;
  /** Sections or logic values to set as they are. */
  readonly raw?: Readonly<Record<string, PlainJson>>;
}

export interface QuestSpec {
  readonly group?: string;
  readonly enabled?: boolean;
  readonly limit?: number;
  readonly finish?: number;
  readonly requires?: readonly { readonly quest: number; readonly amount: number }[];
  readonly change?: PlainObject;
}

export interface LinkSpec {
  readonly quest: number;
  readonly code: number;
  readonly delay?: number;
}

export type TaskSpec =
  | { readonly on: string; readonly item?: number; readonly quest: number; readonly code: number }
  | { readonly on: string; readonly item?: number; readonly effect: EffectSpec }
  | {
      readonly at: QuestState;
      readonly item?: number;
      readonly quest: number;
      readonly effect: EffectSpec;
    };

export type EffectSpec =
  | string
  | PlainObject
  | { readonly links: readonly LinkSpec[]; readonly random?: boolean };

export const idOf = (quest: number): string => `mlh${String(quest).padStart(11, '0')}`;
export const nameOf = (quest: number): string => `${quest}_quest${quest}`;

export function snapshotOf({ quests, tasks = [], tasksRefresh = false, raw = {} }: RoomSpec): PlainObject {
  const entries: PlainObject = {};
  for (const [index, spec] of quests.entries()) {
    const shared: PlainObject = {
      EntryId: `entry ${index}`,
      Name: nameOf(index),
      Group: spec.group ?? '',
      Enabled: spec.enabled ?? true,
      RepeatableLimit: spec.limit ?? 0,
      FinishTime: spec.finish ?? 0,
      TriggeredByInventory: false,
      Requirements: (spec.requires ?? []).map(({ quest, amount }) => ({
        delete: false,
        amount,
        type: 'quest',
        id: idOf(quest),
      })),
      ExtraText: '',
      ...spec.change,
    };
    entries[idOf(index)] = { ...shared, id: idOf(index), Status: 'inProgress' };
    entries[`${idOf(index)}c`] = { ...shared, id: `${idOf(index)}c`, Status: 'completed' };
  }
  const items: PlainObject = {};
  const logic = new Map<string, PlainJson[]>();
  for (const task of tasks) {
    const key = String(task.item ?? 2);
    items[key] = { prefabName: 'Trigger' };
    const list = logic.get(key) ?? [];
    logic.set(key, list);
    list.push(taskOf(task, `${key}-${list.length}`));
  }
  const values = [...logic].map(([key, Tasks]) => [key, JSON.stringify({ Tasks, ViewNodes: [] })]);
  return {
    roomItems: { '2': { prefabName: 'Trigger' }, ...items },
    settings: { tasksRefresh },
    quests: entries,
    logic: Object.fromEntries(values) as PlainObject,
    ...raw,
  };
}

function taskOf(task: TaskSpec, id: string): PlainObject {
  if ('at' in task) {
    const state = task.at === 0 ? {} : { TargetState: task.at };
    const quest = { Name: nameOf(task.quest), TaskTriggerId: idOf(task.quest) };
    return { $type: 'TaskEffectorSubscription', Effector: effectOf(task.effect), Id: id, ...state, ...quest };
  }
  const trigger = { $type: 'TaskTriggerSubscription', Trigger: { $type: task.on }, Id: id };
  if ('effect' in task)
    return {
      ...trigger,
      DirectEffector: { Effector: effectOf(task.effect), Id: id },
      TargetState: 2,
      Name: '',
    };
  return { ...trigger, TargetState: task.code, Name: nameOf(task.quest), TaskTriggerId: idOf(task.quest) };
}

function effectOf(effect: EffectSpec): PlainObject {
  if (typeof effect === 'string') return { $type: effect };
  if (!('links' in effect)) return effect as PlainObject;
  const { links, random } = effect as { links: readonly LinkSpec[]; random?: boolean };
  const linkedTasks = links.map(({ quest, code, delay }, index) => ({
    Trigger: delay === undefined ? {} : { Delay: delay },
    Id: `link ${index}`,
    TargetState: code,
    Name: nameOf(quest),
    TaskTriggerId: idOf(quest),
  }));
  return { $type: 'RunTriggersFromEffector', linkedTasks, ...(random === true ? { useRandom: true } : {}) };
}

export function modelOf(spec: RoomSpec, knowledge: FlowKnowledge = 'documents'): FlowModel {
  return readFlowModel(new Snapshot(snapshotOf(spec)), knowledge);
}

export function analysisOf(spec: RoomSpec, knowledge?: FlowKnowledge): FlowAnalysis {
  return new FlowAnalysis(modelOf(spec, knowledge));
}

/** A trigger: a click on an item changes a quest. */
export const onClick = (item: number, quest: number, code: number): TaskSpec => ({
  on: 'OnClickEvent',
  item,
  quest,
  code,
});

/** The parts of a list that is written with semicolons. */
export const listed = (cell: string): string[] => (cell === '' ? [] : cell.split('; '));

/** A room as test/rules/flow.md writes it: `any; needs 0` and `click 0 111 @3; 2:0 -> 1 111 +5`. */
export const roomOf = (quests: string, tasks: string): RoomSpec => ({
  quests: listed(quests).map(questIn),
  tasks: listed(tasks).map(taskIn),
});

function questIn(text: string): QuestSpec {
  const number = (word: string): number => Number(new RegExp(`${word} (\\d+)`).exec(text)?.[1] ?? 0);
  const [, needed = '', amount = '1'] = /needs (\d+(?:, \d+)*)(?: x(\d+))?/.exec(text) ?? [];
  const requires = (needed.match(/\d+/g) ?? []).map((quest) => ({
    quest: Number(quest),
    amount: Number(amount),
  }));
  const change = text === 'inventory' ? { TriggeredByInventory: true } : {};
  return { enabled: text !== 'disabled', limit: number('limit'), finish: number('finish'), requires, change };
}

function taskIn(text: string): TaskSpec {
  const [, what = '', item = '2'] = /^(.*?)(?: @(\d+))?$/.exec(text) ?? [];
  const [, state, quest, effect = ''] = /^(\d):(\d+) (.*)$/.exec(what) ?? [];
  if (state !== undefined)
    return {
      at: Number(state) as 0 | 1 | 2,
      quest: Number(quest),
      item: Number(item),
      effect: effectIn(effect),
    };
  const [on = '', whose, code] = what.split(' ');
  return { ...onClick(Number(item), Number(whose), Number(code)), ...(on === 'click' ? {} : { on }) };
}

function effectIn(text: string): EffectSpec {
  if (text.startsWith('{')) return JSON.parse(text) as PlainObject;
  const [, sign, links] = /^([-?])> (.*)$/.exec(text) ?? [];
  if (links === undefined) return text;
  return {
    random: sign === '?',
    links: links.split(', ').map((link) => {
      const [quest = 0, code = 0, delay] = link.split(' ').map(Number);
      return { quest, code, ...(delay === undefined ? {} : { delay }) };
    }),
  };
}
