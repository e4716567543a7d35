import type { PossibleStep, SimulationEvent } from '../../../../dist/index.js';

/* A room in the words of people who build rooms and do not read JSON. */

/** An item by what creators call it. */
export type NamedItem = PossibleStep['item'];

/** `item 5 (GLB "Chest")`, as the library names an item in a sentence. */
const ITEM = /\bitem ([^\s"()]+) \(([^"()]*?) ?("(?:[^"\\]|\\.)*")?\)/g;
/** The transition code after what applies it: ` (181, only while Not Active)`. */
const CODE = / \(\d{3}(?:, ([^()]*))?\)/g;
/** `OnExitEvent of ` before an item. */
const TRIGGER = /\b(On[A-Z][A-Za-z]*) of (?=item )/g;
const STEP = /^(click|enter|fire) ("(?:[^"\\]|\\.)*"|\S+)(?: (.+))?$/;
const TRIGGERS: Readonly<Record<string, string>> = { click: 'OnClickEvent', enter: 'OnEnterEvent' };
const VERBS: Readonly<Record<string, string>> = { Exit: 'Leave', Click: 'Click', Enter: 'Enter' };

/** A sentence of the library with items by their titles, and without transition codes and `$type`s. */
export function plain(text: string): string {
  return text
    .replace(TRIGGER, (_all, type: string) => {
      const what = typeWords(type);
      return VERBS[what] === undefined ? `${what.toLowerCase()} on ` : `${VERBS[what].toLowerCase()} `;
    })
    .replace(ITEM, (_all, key: string, prefab: string, title = '') => unquoted(title) || `${prefab} ${key}`)
    .replace(CODE, (_all, condition = '') => (condition === '' ? '' : ` (${condition})`));
}

/** What creators call an item: its title, or else its prefab. */
export function nameOf({ prefabName = 'item', title = prefabName }: NamedItem): string {
  return title;
}

/** What tells an item from others of its name: `GLB, key 4`. */
export function sortOf({ key, prefabName, title }: NamedItem): string {
  return title === undefined || prefabName === undefined ? `key ${key}` : `${prefabName}, key ${key}`;
}

/** What a player does: `Click Chest`. */
export function stepWords({ trigger, item }: Pick<PossibleStep, 'trigger' | 'item'>): string {
  const what = trigger.trim() === '' ? 'A trigger without $type' : typeWords(trigger);
  const verb = VERBS[what];
  return verb === undefined ? `${what}: ${nameOf(item)}` : `${verb} ${nameOf(item)}`;
}

/** A line of a script in words. @param items those that are known, by key */
export function lineWords(line: string, items: ReadonlyMap<string, NamedItem>): string {
  const [, verb = '', word = '', type = ''] = STEP.exec(line) ?? [];
  if (verb !== '') {
    const item = items.get(unquoted(word)) ?? { key: unquoted(word) };
    return `${stepWords({ trigger: TRIGGERS[verb] ?? unquoted(type), item })} (${sortOf(item)})`;
  }
  const [first, rest] = [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)];
  if (first === 'wait') return `Wait ${rest} s`;
  if (first === 'player') return `Play as ${unquoted(rest)}`;
  return { reload: 'Reload the page', leave: 'Leave the room', join: 'Join again' }[line] ?? line;
}

/** What happens, in words. @param at the key of the item that it is said of, which needs no name */
export function eventWords(event: SimulationEvent, at?: string): string {
  const { kind, message, quest, to, item, type = '' } = event;
  if (kind === 'changed') return `${quest} becomes ${to}`;
  if (kind === 'idle')
    return plain(message)
      .replace(/^\d{3} does nothing to /, '')
      .replace(`${quest}: `, `${quest} does not change, because `)
      .replace(/ and \d{3} needs /, ' and would have to be ');
  if (kind === 'delayed') return message.replace(/^\d{3} on (.*) will follow at /, '$1 will change at ');
  if (kind !== 'fired' || item === undefined || type === '') return plain(message);
  const fired = ' fires on ';
  const target = plain(message.slice(message.indexOf(fired) + fired.length));
  return item === at ? typeWords(type) : `${typeWords(type)}: ${target}`;
}

/** What a step does, on one line. */
export function effectWords(effects: readonly string[]): string {
  return effects.join('; ') || 'what it does is faulty or unknown';
}

/** A `$type` in words: `Hide object` for HideObjectEvent. */
function typeWords(type: string): string {
  if (type === 'FunctionEffector') return 'Expression';
  const name = type.replace(/^On(?=[A-Z])/, '').replace(/(?<=.)(?:Event|Effector|Effect)$/, '');
  if (!/^[A-Za-z]+$/.test(name)) return type;
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What a script or message has between quotation marks. */
function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
