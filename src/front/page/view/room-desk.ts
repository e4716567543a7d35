import type {
  PlayReport,
  PossibleStep,
  QuestAnalysis,
  ShowReport,
  SimulationEvent,
} from '../../../../dist/index.js';
import { readFile } from './endpoint.js';
import type { OpenFiles, Source } from './open-files.js';
import { eventWords, lineWords, type NamedItem, nameOf, plain, sortOf, stepWords } from './words.js';

/** A play in words. Credentials are covered, except in what is played next. */
export type ShownPlay = ReturnType<typeof shownPlay>;
export type ShownStep = ReturnType<typeof shownStep>;
export type ShownEvent = ShownPlay['happened'][number];
/** The first quests and items that are wanted, and how many there are. */
export type ShownOutline = ReturnType<SearchableRoom['outline']>;
export type ShownItem = ReturnType<typeof shownItem>;
export type ShownPlan = Awaited<ReturnType<RoomDesk['jobs']['plan']>>;

export interface ShownQuest {
  readonly id: string;
  readonly name: string;
  /** What is special about it: its group, that it is not enabled, states that it never reaches. */
  readonly marks: readonly string[];
  /** What it needs and what moves it, each with its kind in front. */
  readonly ways: readonly (readonly [kind: string, texts: readonly string[]])[];
}

/** More lines of a part of a plan are counted. */
const MAX_CHANGES = 500;
/** More items and quests are counted, and so is what can be done to one item. */
const MAX_LISTED = 100;
/** More quests of a play, its steps and events are counted. */
const MAX_QUESTS = 500;
const MAX_STEPS = 60;
const MAX_EVENTS = 100;
/** Characters of a graph: its SVG has seven times as many, and a page takes long to read more. */
const MAX_GRAPH = 72_000;
/** A step shows at most this many of its effects. */
const MAX_EFFECTS = 3;

const WAYS = {
  requires: 'Needs',
  starts: 'Starts',
  completes: 'Completes',
  resets: 'Resets',
  mayChange: 'May change',
} as const;

/**
 * The part of the page that is about the open file as a room: what it holds, plays of its quests, and the plan of
 * its import. Everything that it answers has its credentials masked (`covered`).
 */
export class RoomDesk {
  readonly jobs = {
    look: (source: Source) => this.open.look(source),
    /** The quests and items in which all of a text occurs. */
    outline: (wanted: string) => this.open.covered(this.room.outline(wanted)),
    /** The logic of an item as JSON on several lines. */
    logic: (key: string) => {
      const { current, roomlint } = this.open;
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      const span = roomlint.spanOf(current.bytes, { pointer: `/logic/${step}` });
      if (span === undefined) return '';
      return this.open.covered(logicText(current.bytes.subarray(span.start, span.end)));
    },
    /** @param focus the quest around which a large room is drawn */
    graph: (isNarrow: boolean, focus: string | undefined) => this.graph(isNarrow, focus),
    analysis: (quest: string) => this.analysis(quest),
    /** Where lines of a script lead. */
    play: (lines: readonly string[], seed: number) => this.played(lines, seed),
    /** The lines as a script that expects the states at its end. */
    script: (lines: readonly string[], seed: number) => this.script(lines, seed),
    /** @param room what is planned into: a file, or an earlier version of the one that is looked at */
    plan: (room: File | string) => this.plan(room),
  };
  /** The quests and items of each file, read once. */
  private readonly rooms = new WeakMap<Uint8Array, SearchableRoom>();
  private readonly items = new WeakMap<Uint8Array, Map<string, NamedItem>>();

  constructor(private readonly open: OpenFiles) {}

  /** The quests for Graphviz: all of them, or a part of too many. */
  private graph(isNarrow: boolean, focus = '') {
    const { current, roomlint } = this.open;
    const dot = roomlint.graphDot(current.bytes, { isNarrow });
    const isPart = dot.length > MAX_GRAPH;
    const quest = this.open.room.after([]).quests.findIndex(({ id }) => id === focus);
    return { isPart, quest, dot: isPart ? roomlint.graphDot(current.bytes, { isNarrow, focus }) : dot };
  }

  private analysis(quest: string): QuestAnalysis | undefined {
    const { open } = this;
    const { active, completed, ...named } = open.room.analysis(quest) ?? {};
    if (active === undefined || completed === undefined) return undefined;
    // A play that reaches the state is played next, so it must stay as it is. Other verdicts are shown.
    const [whole, masked] = [{ active, completed }, open.covered({ active, completed })];
    const verdict = (state: 'active' | 'completed') =>
      whole[state].verdict === 'reachable' ? whole[state] : masked[state];
    const about = open.covered({ id: '', name: '', ...named });
    return { ...about, active: verdict('active'), completed: verdict('completed') };
  }

  private script(lines: readonly string[], seed: number): string {
    const { open } = this;
    const script = open.room.script(lines, { seed });
    const isShown = open.covered(script) === script;
    // Ids in the place of Names that hold a credential.
    return isShown ? script : open.covered(open.room.script(lines, { seed, byId: true }));
  }

  private async plan(given: File | string) {
    const room =
      typeof given === 'string'
        ? await readFile(given)
        : { name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) };
    const plan = this.open.roomlint.describeImport(room.bytes, this.open.current.bytes);
    const { verdict, destroyed, changes, notes, looksLike } = plan;
    const parts = Object.entries({ Destroys: destroyed, Changes: changes, Notes: notes })
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => ({ title, lines: lines.slice(0, MAX_CHANGES), count: lines.length }));
    return { name: room.name, verdict, parts, looksLike };
  }

  private get room(): SearchableRoom {
    const { bytes } = this.open.current;
    const found = this.rooms.get(bytes);
    if (found !== undefined) return found;
    const { rulePack, outlineSnapshot } = this.open.roomlint;
    // Without rules: the findings come from the check.
    const rules = Object.fromEntries([...rulePack.keys()].map((rule) => [rule, 'off']));
    const report = outlineSnapshot(bytes, { rules });
    const made = new SearchableRoom(report, this.open.room.after([]));
    this.rooms.set(bytes, made);
    return made;
  }

  private played(lines: readonly string[], seed: number): ShownPlay {
    const report = this.open.room.after(lines, { seed });
    const { bytes } = this.open.current;
    const items = this.items.get(bytes) ?? new Map<string, NamedItem>();
    this.items.set(bytes, items);
    const shown = this.open.covered(shownPlay(report, items));
    // A step that is chosen comes back to be played, so it must stay as it is. So must the id of a quest.
    const steps = (kind: 'steps' | 'idle'): ShownStep[] =>
      shown[kind].map((each, index) => ({ ...each, step: report[kind][index]?.step ?? '' }));
    const quests = shown.quests.map((quest, index) => {
      const { id = '', word } = report.quests[index] ?? {};
      return { ...quest, id, ...(word === undefined ? {} : { word }) };
    });
    return { ...shown, quests, steps: steps('steps'), idle: steps('idle') };
  }
}

/** The quests and items of a room in words, with the texts that a search looks at. */
class SearchableRoom {
  private readonly quests: readonly (readonly [text: string, quest: ShownQuest])[];
  private readonly items: readonly (readonly [text: string, item: NamedItem])[];
  private readonly steps = new Map<string, PossibleStep[]>();

  constructor({ quests, items, unreachable }: ShowReport, { steps, idle }: PlayReport) {
    const never = new Map<string, string[]>();
    for (const { id, state, reason } of unreachable)
      never.set(id, [...(never.get(id) ?? []), `never ${state}: ${plain(reason)}`]);
    this.quests = quests.map((quest) => {
      const { id, name, enabled, group } = quest;
      const ways = Object.entries(WAYS).map(([way, kind]) => {
        const texts = quest[way as keyof typeof WAYS];
        return [kind, texts.slice(0, MAX_STEPS).map(plain)] as const;
      });
      const marks = [group, enabled ? '' : 'not enabled', ...(never.get(id) ?? [])].filter(Boolean);
      const shown = { id, name, marks, ways: ways.filter(([, texts]) => texts.length > 0) };
      return [`${name} ${ways.flatMap(([, texts]) => texts).join(' ')}`.toLowerCase(), shown];
    });
    for (const each of [...steps, ...idle])
      this.steps.set(each.item.key, [...(this.steps.get(each.item.key) ?? []), each]);
    // What players can do something to comes first.
    const ordered = [true, false].flatMap((used) => items.filter(({ key }) => this.steps.has(key) === used));
    this.items = ordered.map((item) => [`${item.key} ${item.prefabName} ${item.title}`.toLowerCase(), item]);
  }

  outline(wanted: string) {
    const text = wanted.toLowerCase();
    const quests = this.quests.filter(([words]) => words.includes(text));
    const items = this.items.filter(([words]) => words.includes(text));
    return {
      quests: quests.slice(0, MAX_LISTED).map(([, quest]) => quest),
      items: items.slice(0, MAX_LISTED).map(([, item]) => shownItem(item, this.steps.get(item.key) ?? [])),
      questCount: quests.length,
      itemCount: items.length,
    };
  }
}

/** An item, and what players can do to it when the room is new. */
function shownItem(item: NamedItem, steps: readonly PossibleStep[]) {
  return {
    key: item.key,
    name: nameOf(item),
    sort: sortOf(item),
    steps: steps.slice(0, MAX_EFFECTS).map(shownStep),
  };
}

/** @param items those that are known from earlier moments, to which those of this one are added */
function shownPlay(report: PlayReport, items: Map<string, NamedItem>) {
  const { start, lines, steps, idle, quests, untried, ...rest } = report;
  for (const { item } of [...steps, ...idle]) items.set(item.key, item);
  const last = lines.at(-1);
  const happened = (last === undefined ? start : (last.events ?? [])).slice(0, MAX_EVENTS);
  return {
    ...rest,
    quests: quests.slice(0, MAX_QUESTS),
    questCount: quests.length,
    steps: steps.slice(0, MAX_STEPS).map(shownStep),
    idle: idle.slice(0, MAX_STEPS).map(shownStep),
    untried: untried + Math.max(0, steps.length - MAX_STEPS),
    lines: lines.map(({ source, result, message = '' }) => ({
      words: lineWords(source, items),
      result,
      message,
    })),
    happened: happened.map((event) => ({
      text: eventWords(event),
      time: event.time,
      player: event.player,
      isNote: event.kind === 'decided',
    })),
  };
}

/** What a player can do to an item, and what it does, or what holds it back. */
function shownStep(given: PossibleStep) {
  const { step, item, events } = given;
  const changed = new Set(events.flatMap(({ kind, quest }) => (kind === 'changed' ? [quest] : [])));
  const isIdle = ({ kind }: SimulationEvent): boolean => kind === 'idle';
  // What does nothing to a quest that changes all the same would only confuse.
  const told = events.filter((each) => each.kind !== 'decided' && !(isIdle(each) && changed.has(each.quest)));
  const effects = [...told.filter((each) => !isIdle(each)), ...told.filter(isIdle)].slice(0, MAX_EFFECTS);
  return {
    step,
    words: stepWords(given),
    sort: sortOf(item),
    effects: effects.map((event) => eventWords(event, item.key)),
  };
}

function logicText(bytes: Uint8Array): string {
  const logic: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof logic !== 'string') return JSON.stringify(logic, undefined, 2);
  try {
    return JSON.stringify(JSON.parse(logic), undefined, 2);
  } catch {
    return logic;
  }
}
