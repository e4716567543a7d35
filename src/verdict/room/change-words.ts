import { sameValue } from '../../bytes/json/equality.js';
import {
  arrayField,
  childOf,
  keysOf,
  member,
  numberField,
  objectField,
  textField,
} from '../../bytes/json/members.js';
import { beginsLikeJson, tryParseJson } from '../../bytes/json/parse-json.js';
import { parsePointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import { type ItemLabel, keyText, keyWithLabel } from '../../model/snapshot/labels.js';
import {
  QUEST_STATES,
  targetState,
  transitionCode,
  transitionWords,
} from '../../model/snapshot/quest-states.js';
import type { SnapshotText } from './snapshot-text.js';
import type { ChangeWords, ValueChange } from './value-change.js';

/* Says in words which value of a record changed: `TargetState of OnClickEvent for "0_find_key"`. */

/** The snapshots in which ids are looked up. */
export interface WordSources {
  readonly before: SnapshotText;
  readonly after: SnapshotText;
}

/** This many tasks of logic that is added or removed are named. */
const MAX_TASKS = 6;
/** Steps that say nothing to people where another one follows. */
const SILENT: ReadonlySet<string> = new Set(['Effector', 'DirectEffector', 'Trigger', '_transformState']);
/** Arrays of MoveToSpot whose elements are axes. */
const AXES: Readonly<Record<string, string>> = { position: 'xyz', rotation: 'xyzw', scale: 'xyz' };

/** A value, and how one gets there from its record. */
interface Trail {
  readonly words: string;
  /** The last key; undefined for an element and for the record itself. */
  readonly key: string | undefined;
  /** The object or array that the value is in. */
  readonly container: JsonValue | undefined;
  /** The key of the array, if the value is an element. */
  readonly list: string | undefined;
}

type Worded = Omit<ValueChange, 'words'>;

/** Words changes by the records around them. */
export class ChangeWriter {
  /** The JSON in the strings of the last record: its changes share them. */
  private inside = new Map<string, JsonValue | undefined>();
  private root: JsonValue | undefined;

  constructor(private readonly sources: WordSources) {}

  /** @param depth how many keys lead to the record @param root the record, after the change if added */
  write(change: Worded, depth: number, root: JsonValue): ChangeWords {
    if (root !== this.root) {
      this.root = root;
      this.inside = new Map();
    }
    const { kind, pointer, embedded, before, after } = change;
    const trail = this.follow(root, [parsePointer(pointer).slice(depth), ...embedded.map(parsePointer)]);
    if (kind === 'changed') {
      const only = before === undefined || after === undefined ? undefined : sameButFor(before, after);
      if (only !== undefined) return { what: trail.words, only };
    }
    // A TargetState that is left out has a meaning as well.
    const isState = trail.key === 'TargetState' && isEffectorSubscription(trail.container);
    const absent = isState ? `left out (${QUEST_STATES[0]})` : undefined;
    const [was, is] = [this.valueWords(trail, before, kind), this.valueWords(trail, after, kind)];
    return {
      what: trail.words,
      before: was ?? (kind === 'added' ? absent : undefined),
      after: is ?? (kind === 'removed' ? absent : undefined),
    };
  }

  /** A record that is added or removed. Logic is described by its tasks. */
  writeWhole([section]: readonly string[], { kind, before, after }: Worded): ChangeWords {
    const value = kind === 'added' ? after : before;
    if (section !== 'logic' || typeof value !== 'string') return { what: '' };
    const logic = tryParseJson(value);
    const tasks = arrayField(logic, 'Tasks') ?? [];
    const named = tasks.slice(0, MAX_TASKS).map((task) => {
      const name = this.recordName(task, 'Tasks') ?? 'a task';
      const words = isObject(task) ? recordWords(task, 'Tasks') : undefined;
      return words === undefined || words === '' ? name : `${name} ${words}`;
    });
    if (tasks.length > MAX_TASKS) named.push(`${tasks.length - MAX_TASKS} more`);
    return { what: '', [kind === 'added' ? 'after' : 'before']: named.join('; ') };
  }

  /** Names a place from the inside out: `TargetState of OnClickEvent for "0_find_key" in extraData`. */
  private follow(root: JsonValue, segments: readonly (readonly string[])[]): Trail {
    let value: JsonValue | undefined = root;
    let container: JsonValue | undefined;
    let key: string | undefined;
    let list: string | undefined;
    let name = '';
    let around = '';
    let sign = '';
    for (const [level, steps] of segments.entries()) {
      if (level > 0) {
        if (name !== '') around = ` in ${name}${around}`;
        name = '';
        sign += '#';
        value = this.parsed(sign, value);
      }
      for (const [index, step] of steps.entries()) {
        container = value;
        list = Array.isArray(value) ? key : undefined;
        value = childOf(value, step);
        sign += `/${step}`;
        const isLast = index === steps.length - 1 && level === segments.length - 1;
        if (!Array.isArray(container)) {
          key = step;
          const shown = /^[\w$-]{1,60}$/.test(step) ? step : quoteValue(withoutSecrets(step));
          if (isLast || !SILENT.has(step)) name += name === '' ? shown : `.${shown}`;
          continue;
        }
        const record = this.recordName(value, key);
        if (record !== undefined) {
          name = record;
          if (!isLast) {
            around = ` of ${name}${around}`;
            name = '';
          }
        } else name += axisOf(key, container, step) ?? `[${step}]`;
        key = undefined;
      }
    }
    const words = name === '' ? around.replace(/^ (?:of|in) /, '') : name + around;
    return { words, key, container, list };
  }

  /** The JSON in a string of the record. */
  private parsed(sign: string, value: JsonValue | undefined): JsonValue | undefined {
    if (typeof value !== 'string') return value;
    if (!this.inside.has(sign)) this.inside.set(sign, tryParseJson(value));
    return this.inside.get(sign);
  }

  /** The name of a record in a list; undefined for elements without one. */
  private recordName(value: JsonValue | undefined, list: string | undefined): string | undefined {
    if (!isObject(value)) return undefined;
    if (list === 'Requirements')
      return `requirement ${this.questName(textField(value, 'id')) ?? ''}`.trimEnd();
    if (list === 'Rewards') return this.rewardName(value);
    const id = textField(value, 'TaskTriggerId');
    const quest = quotedName(this.nameById(id)) ?? quotedName(textField(value, 'Name')) ?? this.questName(id);
    const about = quest === undefined ? '' : ` for ${quest}`;
    if (list === 'linkedTasks') return `linked task${about}`;
    const type = typeOf(value);
    const effector = objectField(value, 'Effector');
    if (effector !== undefined) return `${typeOf(effector) ?? 'effect'}${about}`;
    const trigger = objectField(value, 'Trigger');
    if (trigger === undefined) return type === undefined ? undefined : `${type}${about}`;
    const direct = objectField(value, 'DirectEffector');
    const effect = direct && (objectField(direct, 'Effector') ?? direct);
    const fires = effect === undefined ? '' : ` that fires ${typeOf(effect) ?? 'an effect'}`;
    return `${typeOf(trigger) ?? 'trigger'}${about}${fires}`;
  }

  /** A value that needs words; undefined where it speaks for itself. */
  private valueWords(
    { key, container, list }: Trail,
    value: JsonValue | undefined,
    kind: Worded['kind'],
  ): string | undefined {
    if (value === undefined) return undefined;
    if (kind !== 'changed' && isObject(value)) {
      // The documents do not show what else a reward holds.
      const isShown = list !== 'Rewards' || (this.rewardName(value) !== undefined && isPlainReward(value));
      return isShown ? recordWords(value, list) : undefined;
    }
    if (key === 'TargetState' && typeof value === 'number' && isEffectorSubscription(container)) {
      const state = QUEST_STATES[value];
      return state === undefined ? undefined : `${value} (${state})`;
    }
    if (typeof value === 'string' && (key === 'TaskTriggerId' || key === 'id' || list === 'Rewards')) {
      const name = this.questName(value);
      return name === undefined || name === quoteValue(value) ? undefined : `${name} (${keyText(value)})`;
    }
    if (key === 'parentItemID' && (typeof value === 'number' || typeof value === 'string')) {
      const label = keyWithLabel({ key: String(value), ...this.labelOf(String(value)) });
      return label === String(value) ? undefined : label;
    }
    return undefined;
  }

  private labelOf(key: string): ItemLabel {
    const { before, after } = this.sources;
    const from = after.section('roomItems').has(key) ? after : before;
    return from.labelOf(key);
  }

  /** A reward that refers to a quest. The documents do not show what a reward holds. */
  private rewardName(value: JsonObject): string | undefined {
    const name = quotedName(this.nameById(textField(value, 'id')));
    return name === undefined ? undefined : `reward ${name}`;
  }

  /** The Name of the quest that an id names, in quotes; the id itself if there is none. */
  private questName(id: string | undefined): string | undefined {
    return quotedName(this.nameById(id) ?? id);
  }

  private nameById(id: string | undefined): string | undefined {
    if (id === undefined) return undefined;
    const { before, after } = this.sources;
    return textField(before.section('quests').get(id) ?? after.section('quests').get(id), 'Name');
  }
}

/** What a record in a list does, where its name does not say it: `111 (Not Active to Active)`. */
function recordWords(value: JsonObject, list: string | undefined): string | undefined {
  if (list === 'Requirements' || list === 'Rewards') {
    const amount = numberField(value, 'amount');
    return amount === undefined ? undefined : `amount ${amount}`;
  }
  const code = numberField(value, 'TargetState');
  if (isEffectorSubscription(value)) {
    const state = targetState(value);
    return state === undefined ? undefined : `when ${QUEST_STATES[state]}`;
  }
  if (code === undefined || member(value, 'DirectEffector') !== undefined)
    return isObject(member(value, 'Trigger')) ? '' : undefined;
  const transition = transitionCode(code);
  if (transition === undefined) return String(code);
  return `${code} (${transitionWords(transition)})`;
}

/** Whether a reward holds no more than its name and amount say. */
function isPlainReward(value: JsonObject): boolean {
  return keysOf(value).every((field) => ['type', 'id', 'amount'].includes(field));
}

function isEffectorSubscription(value: JsonValue | undefined): boolean {
  return member(value, 'Effector') !== undefined || typeOf(value) === 'TaskEffectorSubscription';
}

function typeOf(record: JsonValue | undefined): string | undefined {
  const type = textField(record, '$type');
  return type === undefined ? undefined : quoteValue(withoutSecrets(type)).slice(1, -1);
}

function quotedName(name: string | undefined): string | undefined {
  return name === undefined || name === '' ? undefined : quoteValue(withoutSecrets(name));
}

/** `.y` for the second number of a position. */
function axisOf(list: string | undefined, array: JsonValue[], step: string): string | undefined {
  const axes = list !== undefined && Object.hasOwn(AXES, list) ? AXES[list] : undefined;
  return axes !== undefined && array.length === axes.length ? `.${axes[Number(step)] ?? ''}` : undefined;
}

/** Whether two different values differ in spelling or in order only. */
function sameButFor(before: JsonValue, after: JsonValue): ChangeWords['only'] {
  // An array changes as a whole only when its elements are in another order.
  if (Array.isArray(before) && Array.isArray(after)) return 'order';
  if (typeof before !== 'string' || typeof after !== 'string' || !beginsLikeJson(before)) return undefined;
  const [one, other] = [tryParseJson(before), tryParseJson(after)];
  const isSame = one !== undefined && other !== undefined && sameValue(one, other);
  return isSame ? 'spelling' : undefined;
}
