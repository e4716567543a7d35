import type { Place } from '../../bytes/json/place.js';
import type { Step } from '../../bytes/json/pointer.js';
import type { SyntaxFault } from '../../bytes/json/syntax/syntax-fault.js';
import type { PlainObject } from '../../bytes/json/value.js';
import type { TreeFault } from '../../bytes/scan/tree-faults.js';
import { OBJECT, requireArgument } from '../../bytes/text/arguments.js';
import type { EncodingFault } from '../../bytes/text/encoding.js';
import type { Span } from '../../bytes/text/span.js';
import type { Flow } from '../../model/flow/flow.js';
import type { OwnedComplaint } from '../../model/schema/index.js';
import type { Effect } from '../../model/snapshot/effect.js';
import type { Embedded } from '../../model/snapshot/embedded-text.js';
import type { ItemLogic } from '../../model/snapshot/item-logic.js';
import type { NameReader } from '../../model/snapshot/name-reader.js';
import type { QuestEntry } from '../../model/snapshot/quest-entry.js';
import type { QuestIndex } from '../../model/snapshot/quests.js';
import type {
  PlacedSchemaFault,
  Requirement,
  RoomItem,
  Subscription,
  SubscriptionKind,
} from '../../model/snapshot/records.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import type { Snapshot, SnapshotWithQuests } from '../../model/snapshot/snapshot.js';
import type { Draft } from './draft.js';
import type { FixSafety } from './finding.js';
import type { Kind, Kinds, Says } from './kinds.js';
import type { Level, RuleLevel } from './levels.js';
import type { OptionSpecs, OptionValues } from './options.js';

/* The contract of a rule: what it declares, what it listens to, and how it reports. */

/** Takes an occurrence. The finding carries the rule's id and level by itself. */
export type Report<K extends Kinds = Kinds> = (reported: ReportedAs<K>) => void;

/** What is reported of each kind: where, and what its words are made of. */
export type ReportedAs<K extends Kinds> = {
  readonly [Name in keyof K & string]: Reported<Name, ValuesOf<K[Name]>>;
}[keyof K & string];

type Reported<Name extends string, Values> = Omit<Draft, 'kind' | 'values'> & { readonly kind: Name } & ([
    Values,
  ] extends [undefined]
    ? { readonly values?: undefined }
    : { readonly values: Values });

type ValuesOf<K> = SaysOf<K> extends (values: infer Values extends object) => string ? Values : undefined;
type SaysOf<K> = K extends Kind<infer Words extends Says> ? Words : K;

export type EachSubscription = (visit: (subscription: Subscription) => void) => void;

/** What a listener may need besides the record it is about. */
export interface RuleContext<Options, State> {
  readonly options: Options;
  /** The rule's own notes on this file, made anew for each file. */
  readonly state: State;
  /** Empty while faults of the bytes are reported. */
  readonly snapshot: Snapshot;
  /** Walks all subscriptions again, for what rarely happens, so that no rule has to keep their places. */
  readonly eachSubscription: EachSubscription;
  /** The flow, for listeners of `snapshot` of rules with {@link RuleDefinition.asksFlow}. */
  readonly flow: Flow | undefined;
  /** The names that refer to something, once all was walked, with {@link RuleDefinition.asksNames}. */
  readonly names: NameReader;
  /** The options of another rule, undefined while it is off, to leave out what it reports. */
  optionsOf(ruleId: string): PlainObject | undefined;
}

/** The context of a listener that is called for parts of quests: the file has some. */
interface QuestContext<Options, State> extends RuleContext<Options, State> {
  readonly snapshot: SnapshotWithQuests;
}

type Listener<Subject, Options, State, K extends Kinds, Context = RuleContext<Options, State>> = (
  subject: Subject,
  report: Report<K>,
  context: Context,
) => void;

type QuestListener<Subject, Options, State, K extends Kinds> = Listener<
  Subject,
  Options,
  State,
  K,
  QuestContext<Options, State>
>;

/** What a rule listens to. It never walks the tree by itself. */
export interface RuleListeners<Options, State, K extends Kinds> {
  textFault?: Listener<TextFault, Options, State, K>;
  schemaFault?: Listener<PlacedSchemaFault, Options, State, K>;
  questEntry?: QuestListener<QuestEntry, Options, State, K>;
  requirement?: QuestListener<Requirement, Options, State, K>;
  item?: Listener<RoomItem, Options, State, K>;
  /** A place where the documents have JSON in a string, whatever is there. Before what it holds. */
  embedded?: Listener<Embedded, Options, State, K>;
  /** The logic of an item, before its tasks. What extraData repeats is read in `logic`. */
  itemLogic?: Listener<ItemLogic, Options, State, K>;
  /** Of the kinds effector, trigger, linked task, and what DirectEffector holds. */
  subscription?: Listener<Subscription, Options, State, K>;
  /** With the expression that it holds. */
  effect?: Listener<Effect, Options, State, K>;
  /** After all parts: what only the whole shows, and what was met on the way, as near misses. */
  snapshot?: Listener<Snapshot, Options, State, K>;
  /** All quests together, where the file has the section: what only their comparison shows. */
  quests?: QuestListener<QuestIndex, Options, State, K>;
  /** What playing the room would show, where the file has `quests`, `logic` and `roomItems`. Last of all. */
  flow?: Listener<Flow, Options, State, K>;
}

/** What a rule can listen to. Typed so that the names and {@link RuleListeners} cannot differ. */
const EVENTS: { readonly [Name in keyof RuleListeners<unknown, unknown, Kinds>]-?: true } = {
  textFault: true,
  schemaFault: true,
  questEntry: true,
  requirement: true,
  item: true,
  embedded: true,
  itemLogic: true,
  subscription: true,
  effect: true,
  snapshot: true,
  quests: true,
  flow: true,
};

/** The names of {@link RuleListeners}. */
export const EVENT_NAMES: readonly string[] = Object.keys(EVENTS);

/** The safety of the fixes of a rule: `none`, one safety for all, or `mixed` where it depends on the case. */
export type FixKind = 'none' | FixSafety | 'mixed';

/** What is read of a file at most: its size in bytes, levels of nesting, and records of a section. */
export type LimitName = 'maxBytes' | 'maxDepth' | 'maxRecords';

/** A rule: what it reports, and when. Its page in rules/ says why, shows examples and is its test. */
export interface RuleDefinition<Specs extends OptionSpecs, State, K extends Kinds> {
  /** `family/name`, or `schema`. */
  readonly id: string;
  /** Level in the preset `recommended`; `off` for rules that go beyond the documents. */
  readonly level: RuleLevel;
  /** Level and options in the preset `lenient`, where they differ. */
  readonly lenient?: { readonly level?: RuleLevel; readonly options?: Partial<OptionValues<Specs>> };
  /** What the preset `catalog` changes, by the public material. `all` takes it as well. */
  readonly catalog?: {
    readonly level?: RuleLevel;
    readonly options?: Partial<OptionValues<Specs>>;
    /** Whether the public material contradicts the rule: then `all` does not take it. */
    readonly isRelaxing?: true;
  };
  /** Level in the preset `all`, for a rule that is off in all others. */
  readonly levelInAll?: Level;
  /** `none` unless given. */
  readonly fix?: FixKind;
  /** One line: what must hold, or what is reported. */
  readonly summary: string;
  /** Document and part that the rule comes from. */
  readonly source: string;
  readonly options?: Specs;
  /** Complaints of the schemas that this rule reports better, and that schema leaves to it, even if off. */
  readonly owns?: readonly OwnedComplaint[];
  /** Limits of what is read, by the options that set them. Without the rule, the safe limits apply. */
  readonly limits?: { readonly [Limit in LimitName]?: keyof Specs & string };
  /** Whether a finding of the rule says that a text cannot be read. No repair may leave such a text. */
  readonly unreadable?: boolean;
  /** Rules, or `family/*`, that see more after a fix of this rule, and may then have more findings. */
  readonly reveals?: readonly string[];
  /**
   * Whether a finding of the rule is left out where another rule has one, as severe, at a value that it shows:
   * the value is reported once, by the rule that knows more about it.
   */
  readonly onlyIfAlone?: true;
  /** Whether the rule asks `context.flow`: then the walk finds out whether quests need a closer look. */
  readonly asksFlow?: boolean;
  /** Whether the rule asks `context.names`: then the walk collects them. */
  readonly asksNames?: boolean;
  /** What can be wrong, with the words of each. */
  readonly kinds: K;
  /**
   * The sentence of the documents that is violated, for kinds that have no other one and no level of their
   * own.
   */
  readonly sentence?: string;
  /** The kinds of subscription that the listener `subscription` is called for; all of them unless given. */
  readonly subscriptions?: readonly SubscriptionKind[];
  state?(): State;
  readonly on: RuleListeners<OptionValues<Specs>, State, K>;
}

/** A rule whose option and state types no longer matter: what packs hold and the runner runs. */
export type Rule = RuleDefinition<OptionSpecs, unknown, Kinds> & { readonly fix: FixKind };

/** Types a rule: its listeners see the options, the state and the kinds that it defines. */
export function defineRule<
  const Specs extends OptionSpecs = Record<never, never>,
  State = undefined,
  const K extends Kinds = Kinds,
>(definition: RuleDefinition<Specs, State, K>): Rule {
  requireArgument('definition', definition, OBJECT);
  // The runner hands each rule the options, the state and the reports that its own definition describes, so the
  // types meet again there.
  return { fix: 'none', ...definition } as unknown as Rule;
}

/** Something about the bytes. The rules of the family `text` each take their kind. */
export type TextFault =
  | { readonly kind: 'encoding'; readonly fault: EncodingFault }
  /** `more`: this is the last one that is reported, but there are more. */
  | {
      readonly kind: 'syntax';
      readonly fault: SyntaxFault;
      readonly more: boolean;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'size'; readonly bytes: number }
  /** A section with more records than are read; without `section`, the file has more sections. */
  | {
      readonly kind: 'records';
      readonly section: SectionName | undefined;
      readonly count: number;
      readonly most: number;
      readonly span: Span;
    }
  /** A record with more fields than are read, and its key. */
  | {
      readonly kind: 'fields';
      readonly section: string;
      readonly record: string;
      readonly count: number;
      readonly most: number;
      readonly span: Span;
    }
  /** A container nested deeper than the limit. `holder` as in {@link TreeTextFault}. */
  | {
      readonly kind: 'depth';
      readonly holder: Place | undefined;
      readonly span: Span;
      readonly path: readonly Step[];
      readonly max: number;
    }
  | { readonly kind: 'tree'; readonly holder: Place | undefined; readonly fault: TreeFault };
