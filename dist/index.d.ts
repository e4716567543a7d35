import { ByteOffset, Claim, CompletePair, Draft, EachSubscription, EditError, Finding, FindingPlace, Fix, FixDraft, FixSafety, ItemLogic, JsonObject, JsonValue, Kinds, Level, Line, LineAndColumn, NamedItem, NearNames, NewIds, OmittedFindings, Place, PlacedExpression, PlainJson, PlainObject, Position, QUEST_KINDS, QUEST_STATES, QuestEntry, QuestIndex, Range, RecordName, RelatedPlace, Report, ReportedAs, Rule, RuleContext, RuleDefinition, RuleLevel, RuleListeners, RulePack, SchemaFault, SectionName, Snapshot, Span, Splice, Step, Subscription, TextEdit, Utf16Column, absentFrom, addMember, completePair, cutFromString, defineRule, isObject, keyAt, overwriteValue, questReference, recordAt, removeMember, renameMember, renewUuid, replaceValue, span, spanIn, transitionCode, writeValue } from "./shared.js";

// src/bytes/text/stop-signal.d.ts
/** The part of an AbortSignal that is used, for projects without the types of Node and browsers. */
interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', stop: () => void, options?: {
    readonly once?: boolean;
  }): void;
  removeEventListener(type: 'abort', stop: () => void): void;
}
/** The text is not a baseline. The message says what is wrong with it. */
declare class BaselineError extends Error {}
/** What a baseline accepts in one file. */
interface KnownFindings {
  /** The text of the baseline. */
  readonly baseline: string;
  /** The path of the file in it. */
  readonly file: string;
}
/** Something wrong in a config. `path` leads to the value, or with `onKey` to the key. */
interface ConfigFault {
  readonly path: readonly Step[];
  readonly onKey: boolean;
  readonly message: string;
}
/** A bug in roomlint: a repair made a file unreadable, or a safe fix is not safe. The file stays as it is. */
declare class RepairError extends Error {
  readonly name = "RepairError";
}
/**
 * Returns what covers credentials in values that are made from some files, as the command does in all that it
 * prints: those of the files, wherever and however spelled they occur, and what looks like one by itself.
 * Names of members are shown as they are.
 *
 * @throws RangeError when a file holds more than 100,000 credentials: nothing of it may be shown
 * @throws TypeError for anything but bytes
 */
declare function credentialMask(...files: readonly Uint8Array[]): <Value>(value: Value) => Value;
/** A rule that threw: a fault of the rule, not of the file. */
interface RuleCrash {
  readonly rule: string;
  readonly error: unknown;
}
/** What linting one file gives. */
interface LintResult {
  readonly findings: readonly Finding[];
  /** Findings beyond the limit of the caller, which are only counted. */
  readonly omitted: OmittedFindings;
  /** Rules that threw. Their further findings are missing; everybody else's are there. */
  readonly crashes: readonly RuleCrash[];
  /** Why the rest of the file was not looked at, where no finding says so because its rule is off. */
  readonly unchecked?: string;
  /** A fault of the text, such as its syntax or size, stopped the check: other rules have seen nothing. */
  readonly isStopped?: true;
  /** The parsed text; undefined where there is no tree. */
  readonly value: () => PlainJson | undefined;
  /** The bytes with everything that must not be shown covered, for code frames. Often the same array. */
  readonly shownBytes: Uint8Array;
}
/** A repair that has been made, as the finding that asked for it. */
type Repaired = Pick<Finding, 'rule' | 'message'>;
interface Repair {
  /** The text before: with secrets covered in `shown`, byte for byte. */
  readonly before: {
    readonly bytes: Uint8Array;
    readonly shown: Uint8Array;
  };
  /** The text after all repairs, which is the one before when there was nothing to repair. */
  readonly after: {
    readonly bytes: Uint8Array;
    readonly shown: Uint8Array;
  };
  /** From the text before to the one after. */
  readonly splices: readonly Splice[];
  readonly repaired: readonly Repaired[];
  /** What is found in the text after. */
  readonly result: LintResult;
  /** Findings whose fixes were refused, with the reason in `notFixed`. */
  readonly refused: readonly Finding[];
  /** Fixes that were still there when the rounds were over. */
  readonly unfinished: boolean;
  /** Fixes were left out, because the text would have become larger than is read. */
  readonly outgrown: boolean;
}
type StateWords = (typeof QUEST_STATES)[number];
/** A quest of the graph. */
interface GraphReportQuest {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly enabled: boolean;
  /** The states that it can never be in. */
  readonly never: readonly {
    readonly state: StateWords;
    readonly reason: string;
  }[];
}
/** Something that changes a quest, or bars a change. */
interface GraphReportEdge {
  readonly kind: 'trigger' | 'chain' | 'requirement' | 'expiry' | 'influence';
  /** A quest by its id, an item by its key, or a description of what cannot be read. */
  readonly from: {
    readonly quest: string;
  } | {
    readonly item: string;
  } | {
    readonly unread: string;
  };
  /** The id of a quest, or `all`. */
  readonly to: string;
  readonly code?: number;
  /** The state that the quest gets. */
  readonly state?: StateWords;
  /** The state of the quest in `from` that sets it off. */
  readonly when?: StateWords;
  /** The `$type` of the trigger. */
  readonly trigger?: string;
  /** The item whose logic holds it. */
  readonly item?: string;
  /** The Delay of a linked task, or FinishTime. */
  readonly seconds?: number;
  /** One of several linked tasks that useRandom chooses from. */
  readonly random?: true;
  /** Completions that a requirement asks for. */
  readonly amount?: number;
  /** Why it never changes anything. */
  readonly never?: string;
}
/** What moves the quests of a room, as `roomlint graph --format json` prints it. */
interface GraphReport {
  readonly version: 1;
  readonly quests: readonly GraphReportQuest[];
  readonly edges: readonly GraphReportEdge[];
  /** What the focus leaves out. */
  readonly leftOut: {
    readonly quests: number;
    readonly edges: number;
  };
}
/** A quest of an outline, with what changes it in words. */
interface OutlineQuest extends QuestWays {
  /** The id of its inProgress entry, or of its only entry. */
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  /** Its Group; empty for single-player persistent. */
  readonly group: string;
}
/** What changes a quest, in words. */
interface QuestWays {
  /** The quests that must be completed first. */
  readonly requires: readonly string[];
  readonly starts: readonly string[];
  readonly completes: readonly string[];
  readonly resets: readonly string[];
  /** What may change it and cannot be read. */
  readonly mayChange: readonly string[];
}
/** A place of the file, and what it is there, in words. */
interface OutlinePlace {
  readonly text: string;
  /** A pointer into the file, and pointers into the strings that hold JSON. */
  readonly pointer: string;
  readonly embedded: readonly string[];
}
/** Everything about one item or quest. */
interface OutlineDetails {
  readonly kind: 'item' | 'quest';
  /** The key of the item, or the ids of the quest's entries. */
  readonly keys: readonly string[];
  /** As people call it. */
  readonly title: string;
  /** Its fields. Long values are cut. */
  readonly fields: readonly OutlineField[];
  /** Every place that defines it, belongs to its logic or refers to it. */
  readonly places: readonly OutlinePlace[];
}
interface OutlineField {
  readonly name: string;
  readonly value: string;
}
/** The findings of one rule. */
interface ShowFindings {
  readonly rule: string;
  readonly level: Level;
  readonly count: number;
}
/** A finding about the item or quest that is shown. */
interface ShowFinding {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly embedded: readonly string[];
}
/** A room at a glance, or all about one item or quest, as `roomlint show --format json` prints it. */
interface ShowReport {
  readonly version: 1;
  /** The items, in file order; with a focus, those that it has to do with. */
  readonly items: readonly NamedItem[];
  readonly quests: readonly OutlineQuest[];
  /** The states that quests can never be in. */
  readonly unreachable: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: (typeof QUEST_STATES)[number];
    readonly reason: string;
  }[];
  /** Findings by rule: errors first, then the most frequent. */
  readonly findings: readonly ShowFindings[];
  /** With a focus only. */
  readonly details?: OutlineDetails & {
    readonly findings: readonly ShowFinding[];
  };
}
/** What no schema knows inside a value: how much, and where the first few are. */
interface UnknownParts {
  readonly count: number;
  /** RFC 6901 pointers from the value to the first few. What follows `#` is inside a string. */
  readonly pointers: readonly string[];
}
/** One of the two texts of a comparison. */
type Side = 'before' | 'after';
/** How two texts differ at a place, the worst first. */
declare const DIFFERENCE_CLASSES: readonly ['removed', 'changed', 'added', 'order', 'spelling', 'layout'];
type DifferenceClass = (typeof DIFFERENCE_CLASSES)[number];
/** A place in one of the two texts. */
interface DifferencePlace extends Range {
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
}
/** One difference between two texts. A side where nothing exists has no place. */
interface Difference {
  readonly class: DifferenceClass;
  /** Whether the schemas know the field, section or `$type` that differs. */
  readonly known: boolean;
  /** What differs, in words, with both values where that helps. */
  readonly message: string;
  /** The number of places: white space is reported once per text. 1 for everything else. */
  readonly count: number;
  readonly before: DifferencePlace | undefined;
  readonly after: DifferencePlace | undefined;
  /** Whether `--keep` or `--allow` forgives it. */
  readonly forgiven: boolean;
  /** What no schema knows inside a known value that was removed or replaced; undefined if nothing. */
  readonly unknownInside: UnknownParts | undefined;
  /** Whether it is an added member that hides an equal key with something unknown in it. */
  readonly hides: boolean;
}
/** Differences of one class at similar places, such as the same field of every item. */
interface DifferenceGroup {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly forgiven: boolean;
  /** The pointers, with a star for every key or index that varies. Pointers inside strings follow `#`. */
  readonly places: string;
  readonly count: number;
  /** The number of unknown parts inside the values that were removed or replaced. */
  readonly unknownInside: number;
  readonly first: Difference;
}
/** What must be kept: every byte, every value, or everything that the schemas do not know. */
declare const KEEPS: readonly ['bytes', 'values', 'unknown'];
type Keep = (typeof KEEPS)[number];
type Verdict = 'identical' | 'kept' | 'lost';
interface Comparison {
  readonly verdict: Verdict;
  readonly keep: Keep;
  /** In the order of the text before, then of the text after; at most `maxDifferences`. */
  readonly differences: readonly Difference[];
  /** The number of differences that are not listed. */
  readonly omitted: number;
  /** All differences: not forgiven before forgiven, worst class first, unknown before known. */
  readonly groups: readonly DifferenceGroup[];
}
declare const rulePack: RulePack;
/** Whether two values are the same: numbers by value, objects in any order. Without recursion. */
declare function sameValue(one: JsonValue, other: JsonValue): boolean;
/**
 * A member of an object. What every object inherits does not count: functions, and the prototype.
 */
declare function member(object: JsonValue | undefined, name: string): JsonValue | undefined;
declare function hasMember(object: JsonValue | undefined, name: string): boolean;
declare function keysOf(object: JsonValue | undefined): string[];
/** The values of all members, or of those with the given keys. */
declare function valuesOf(object: JsonValue | undefined, keys?: readonly string[]): JsonValue[];
declare function membersOf(object: JsonValue | undefined): [name: string, value: JsonValue][];
/** A copy of an object without one of its members. */
declare function withoutMember(object: JsonObject, name: string): JsonObject;
declare function textField(record: JsonValue | undefined, name: string): string | undefined;
declare function numberField(record: JsonValue | undefined, name: string): number | undefined;
declare function integerField(record: JsonValue | undefined, name: string): number | undefined;
declare function objectField(record: JsonValue | undefined, name: string): JsonObject | undefined;
declare function arrayField(record: JsonValue | undefined, name: string): JsonValue[] | undefined;
/** Whether a string begins like an object or array. */
declare function beginsLikeJson(text: string): boolean;
/** A value as JSON for a message: about 60 characters, nothing invisible, in constant time. */
declare function quoteValue(value: JsonValue): string;
/** Values by a key. Those without one are left out. */
declare function groupedBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K | undefined): Map<K, V[]>;
/** Names in a sentence: `a, b and c`. Of more than `most`, the first ones: `a, b and 3 more`. */
declare function listed(names: readonly string[], last: 'and' | 'or', most?: number): string;
/** {@link lookAlike} in brackets, to follow a sentence that names both texts; empty for others. */
declare function lookAlikeNote(one: string, other: string): string;
/** Names by how they look, to find the one that a text looks like. */
declare class LookAlikes {
  #private;
  private readonly names;
  constructor(names: () => Iterable<string>);
  /** The first name that looks the same as a text and is another one. */
  of(text: string): string | undefined;
  private indexed;
}
/** A number, an underscore and anything after it (part 2, quest entry fields: Name). */
declare function isNumberedName(name: string): boolean;
/** The Name without its number, as expressions use it (the same document, quest names in expressions). */
declare function bareName(name: string): string;
/** The form of a quest id with any prefix: 14 to 17 characters (the same part: id). */
declare function isQuestIdShaped(id: string): boolean;
/** An unsafe fix that writes the text that was meant, where that is known. */
declare function writeMeant(place: Place, meant: string | undefined): FixDraft | undefined;
/** The fix, unless the record is part of something undocumented, which no fix may change. */
declare function fixIn(subscription: Subscription, fix: FixDraft | undefined): FixDraft | undefined;
/** The Name of an entry's quest, for a message about that entry. */
declare function questLabel({
  record
}: QuestEntry): string;
/** The Name of a quest that the finding does not point at; its key if it has no Name. */
declare function otherQuestLabel({
  record,
  key
}: QuestEntry): string;
/** What is wrong with a value. It is at the value itself, unless it says where. */
type ValueFault = Omit<Draft, 'at'> & Partial<Pick<Draft, 'at'>>;
/**
 * A draft about a value of a quest entry. Where the other entry of the quest has the same value, the draft is
 * about both: one finding with one fix, whichever entry reports it.
 * @param path empty for what the record itself lacks
 * @param isOn whether the value is wrong at the place on the other entry as well; it is unless this says no
 */
declare function valueDraft<const Fault extends ValueFault>(quests: QuestIndex, entry: QuestEntry, path: readonly Step[], fault: Fault, isOn?: (twin: Place) => boolean): Fault & Pick<Draft, 'at' | 'related' | 'fix'>;
/** An RFC 6901 pointer, or for JSON in strings one for each level: `['/logic/4', '/Tasks/0/TargetState']`. */
type At = string | readonly [pointer: string, ...embedded: string[]];
/** JSON text to write exactly as spelled, such as a number with all its digits. */
declare class Spelled {
  readonly json: string;
  /** @throws EditError when the text is not JSON */
  constructor(json: string);
}
/** Where a new member goes among its neighbours. */
type Beside = {
  readonly before: Step;
} | {
  readonly after: Step;
};
/** Edits a JSON text by places of the original; bytes that no edit touches stay the same. */
declare class JsonEditor {
  private readonly bytes;
  private readonly edits;
  /** @param bytes UTF-8 @throws EditError when the bytes are not JSON */
  constructor(bytes: Uint8Array);
  /** Replaces a value. A new array or object is laid out like the one it replaces. */
  replace(at: At, value: PlainJson | Spelled): this;
  /** Changes the key of a member. */
  rename(at: At, key: string): this;
  /** Removes a member or element with its comma and white space. Of duplicate keys, all are removed. */
  remove(at: At): this;
  /**
   * Inserts a member under a new key, or an element before an index or, with `-`, at the end.
   * @param beside the neighbour to insert next to; without one, in the order of sorted keys, or at the end
   */
  insert(at: At, value: PlainJson | Spelled, beside?: Beside): this;
  /** Turns a value into a string that holds its JSON text, as a `logic` value has to be. */
  embed(at: At): this;
  /** The edits as sorted splices. @throws EditError when places do not exist or edits overlap */
  splices(): readonly Splice[];
  /** The text after all edits. @throws EditError like {@link splices} */
  result(): Uint8Array;
  private add;
}
/** Applies sorted splices, and copies all other bytes. @throws RangeError when they overlap or lie outside */
declare function applySplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array;
/** The kind of a token. The last group never occurs in valid JSON: messages name those mistakes. */
declare const Token: {
  readonly end: 0;
  readonly space: 1;
  readonly openObject: 2;
  readonly closeObject: 3;
  readonly openArray: 4;
  readonly closeArray: 5;
  readonly colon: 6;
  readonly comma: 7;
  readonly string: 8;
  readonly number: 9;
  readonly literal: 10;
  readonly faultyString: 11;
  readonly unclosedString: 12;
  readonly singleQuoted: 13;
  readonly faultyNumber: 14;
  readonly word: 15;
  readonly lineComment: 16;
  readonly blockComment: 17;
  readonly unclosedComment: 18;
  readonly stray: 19;
  readonly curlyQuoted: 20;
  readonly conflictMarker: 21;
};
type Token = (typeof Token)[keyof typeof Token];
/** What a token is as a value. `invalid` is something else, such as a word without quotes. */
type ScalarKind = 'string' | 'number' | 'literal' | 'invalid';
/** The decoded content of a string, and the keys and values in it if it is JSON. */
interface HeldText {
  readonly content: Uint8Array;
  readonly inside: PlaceTable | undefined;
}
/** The keys and values of a text, as far as it can be read, in flat arrays. An entry is its index. */
declare class PlaceTable {
  readonly bytes: Uint8Array;
  count: number;
  private start;
  /** Exclusive. */
  private end;
  /** The array or object around it. */
  private parent;
  /** Of a member's value its key, of an element its index. */
  private step;
  /** The first entry after what is in it. */
  private after;
  private kinds;
  private readonly members;
  private readonly held;
  constructor(bytes: Uint8Array);
  /** To be called by those who build the table only. */
  add(kind: number, start: number, end: number, parent: number, step: number): number;
  /** As {@link add}. */
  close(entry: number, end: number, hasBracket: boolean): void;
  /** The last entry that begins at an offset or before it. */
  lastBefore(offset: number): number;
  /** The innermost entry around an offset. Nothing outside the value of the text. */
  find(offset: number): number;
  private holds;
  /** Whether the end of the text, or of its line, came before the closing quote or bracket. */
  isOpen(entry: number): boolean;
  isKey(entry: number): boolean;
  isObject(entry: number): boolean;
  isArray(entry: number): boolean;
  startOf(entry: number): number;
  endOf(entry: number): number;
  parentOf(entry: number): number;
  /** The token of a key or scalar; undefined for an array or object. */
  tokenOf(entry: number): Token | undefined;
  kindOf(entry: number): 'object' | 'array' | ScalarKind;
  /** The content of a key or string; of anything else, its bytes. */
  contentOf(entry: number): Uint8Array;
  /** The offset in the content of a key or string that an offset is at; in anything else, from its start. */
  inContent(entry: number, offset: number): number;
  /** The offsets in the text of offsets in the content of a key or string. */
  fromContent(entry: number, offsets: readonly number[]): number[];
  /** The end that reading the content of a string needs: after the closing quote, or where it would be. */
  private contentEnd;
  /** The content of a key or string as a string; of anything else, its spelling. */
  textOf(entry: number): string;
  /** The key of a member, given the key or the value; nothing for an element, or the root. */
  keyOf(entry: number): number;
  /** The value of a key; nothing where it is missing. */
  valueOf(key: number): number;
  stepsOf(entry: number): Step[];
  /** The last key of each name in an object: that is the one that counts. */
  membersOf(object: number): ReadonlyMap<string, number>;
  /** The value of a member; nothing where it is missing. */
  member(object: number, name: string): number;
  /** The keys of an object, or the elements of an array, in file order. */
  childrenOf(container: number): readonly number[];
  /** Whether a member with the same key follows this one, or one around it. */
  isOverridden(entry: number): boolean;
  /** What a string holds. */
  heldBy(string: number): HeldText;
  private grow;
}
/** A place in a file, and in the strings of it that hold JSON. */
interface PlacePointers {
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded?: readonly string[];
  /** The key of a member, or its value; the value unless given. */
  readonly part?: 'key' | 'value';
}
/** What is at a byte of a file. */
interface PlaceAtOffset extends Required<PlacePointers> {
  /** `invalid` is not a value, such as a word without quotes. A key is a `string`. */
  readonly kind: 'object' | 'array' | ScalarKind;
  /** A key or string unescaped, a number or literal as it is spelled; undefined for an array or object. */
  readonly text: string | undefined;
  /** The index in `text` of the character at the offset, in UTF-16 units; its length at the closing quote. */
  readonly index: number | undefined;
  /** The bytes of the key or value, with quotes or brackets, or up to the end if it is not closed. */
  readonly span: Span;
  /** Whether this has no effect, because a later member has the same key as it, or as one around it. */
  readonly overridden: boolean;
}
/** The text that an offset is in: the file, or what a string holds. */
interface TextLevel {
  readonly table: PlaceTable;
  /** The innermost key or value around the offset; on outer levels, the string with the next one. */
  readonly entry: number;
  /** The offset in the bytes of this text. */
  readonly offset: number;
}
/** Finds places in a text that is read once, and its strings likewise. Its bytes must not change. */
declare class TextPlaces {
  #private;
  readonly bytes: Uint8Array;
  /** @throws TypeError for anything but bytes */
  constructor(bytes: Uint8Array);
  /** The keys and values of the text. */
  get table(): PlaceTable;
  /**
   * The innermost key or value that the byte at `offset` belongs to, through any number of strings that hold
   * JSON. White space and punctuation belong to the array or object around them; in a string outside the JSON
   * that it holds, to the string. undefined outside the JSON of the file.
   *
   * Text that does not parse is read as far as it can be. The end of the text belongs to what is not closed
   * there.
   *
   * @throws RangeError for an offset that is not in the text
   */
  placeAt(offset: number): PlaceAtOffset | undefined;
  /**
   * The texts that an offset is in, the file first; none outside the JSON of the file.
   *
   * @param isCaret whether the offset is that of a caret: before the closing quote, it is in the string
   * @throws RangeError for an offset that is not in the text
   */
  levelsAt(offset: number, isCaret?: boolean): readonly TextLevel[];
  /**
   * The bytes of a place, quotes or brackets included: the opposite of {@link placeAt}. undefined where there
   * is nothing at this place. Of duplicate keys the last one counts, as in JSON.parse.
   *
   * @throws RangeError for something that is not a JSON Pointer
   */
  spanOf(place: PlacePointers): Span | undefined;
  /**
   * The line and column of each offset, both from 1, columns in UTF-16 units. An offset inside a character is
   * at the character.
   *
   * @throws RangeError for an offset that is not in the text
   */
  positionsAt(offsets: readonly number[]): readonly Position[];
  /**
   * The opposite: the byte offset of each line and column. A column after the end of its line is the end of
   * the line, and a line after the last one is the end of the text, as in editors.
   *
   * @throws RangeError for a line or column that is not a whole number from 1
   */
  offsetsAt(positions: readonly LineAndColumn[]): readonly number[];
  private get lines();
}
/** {@link TextPlaces.placeAt} for a text that is asked about once. */
declare function placeAt(bytes: Uint8Array, offset: number): PlaceAtOffset | undefined;
/** {@link TextPlaces.spanOf} for a text that is asked about once. */
declare function spanOf(bytes: Uint8Array, place: PlacePointers): Span | undefined;
/** {@link TextPlaces.positionsAt} for a text that is asked about once. */
declare function positionsAt(bytes: Uint8Array, offsets: readonly number[]): readonly Position[];
/** {@link TextPlaces.offsetsAt} for a text that is asked about once. */
declare function offsetsAt(bytes: Uint8Array, positions: readonly LineAndColumn[]): readonly number[];
/** Something that may be written. */
interface Choice {
  readonly kind: 'key' | 'value' | 'type' | 'code' | 'quest' | 'item' | 'name' | 'function';
  /** The key, value or text that is meant. */
  readonly value: PlainJson;
  /** A few words about it. */
  readonly detail: string;
}
/** Something that may be written at a place. */
interface Completion {
  /** `quest`, `item` and `name`: of the file. `code`: a transition code or state. */
  readonly kind: Choice['kind'];
  /** What is meant: the key, the value, or in an expression the text. */
  readonly value: PlainJson;
  /** A few words about it, possibly empty; plain text, with names of the file. Credentials are masked. */
  readonly detail: string;
  /** Writes it. Its text is escaped for the strings around it. */
  readonly splice: Splice;
}
/** A snapshot that cannot be played, or asked what refers to what. */
declare class SnapshotError extends Error {
  /** Where; undefined when it is about the whole file. */
  readonly at: Position | undefined;
  readonly name = "SnapshotError";
  constructor(/** What is wrong, and what to do. */

  message: string, /** Where; undefined when it is about the whole file. */

  at: Position | undefined);
}
/** A place that defines or mentions a quest or item. */
interface Reference {
  /** What mentions it: `entry` defines a quest, `item` and `logic` an item, `parent` is a parentItemID. */
  readonly kind: 'entry' | 'requirement' | 'task' | 'dialogue' | 'expression' | 'item' | 'logic' | 'parent';
  /** `key` is a key of the file; `name` a Name, in expressions without its number. */
  readonly by: 'key' | 'id' | 'name';
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
  /** The bytes of it: a key or value with its quotes; in an expression, the name alone. */
  readonly span: Span;
}
/** A quest, and every place that defines or mentions it. */
interface QuestReferences {
  /** The ids of its entries. */
  readonly ids: readonly string[];
  /** Its Name; empty where it has none. */
  readonly name: string;
  /** In file order. */
  readonly references: readonly Reference[];
}
/** An item, and every place that defines or mentions it. */
interface ItemReferences {
  readonly key: string;
  /** In file order. */
  readonly references: readonly Reference[];
}
/** The quests and items of a snapshot, with every place that defines or mentions them. */
interface ReferenceIndex {
  readonly quests: readonly QuestReferences[];
  /** Also items that only `logic` or a parentItemID names. */
  readonly items: readonly ItemReferences[];
}
/** Where the quests and items of a snapshot are defined and mentioned. @throws SnapshotError */
declare function referencesIn(bytes: Uint8Array): ReferenceIndex;
/**
 * The edits that give a quest another Name everywhere: in its entries, tasks and dialogues and, without its
 * number, in expressions.
 *
 * @param id of either entry
 * @throws RangeError when there is no such quest, and for a Name that another quest or mention has or that
 *   expressions cannot spell
 * @throws SnapshotError when the bytes hold no snapshot
 */
declare function renameQuest(bytes: Uint8Array, id: string, name: string): readonly Splice[];
/**
 * The edits that give an item another key everywhere: in `roomItems` and `logic`, and in the parentItemID of
 * its children.
 *
 * @throws RangeError when there is no such item, and for a key that another item or mention has or that
 *   parentItemID cannot name
 * @throws SnapshotError when the bytes hold no snapshot
 */
declare function rekeyItem(bytes: Uint8Array, key: string, newKey: string): readonly Splice[];
/** A part of a snapshot that an outline shows. */
interface SnapshotSymbol {
  readonly kind: 'section' | 'item' | 'quest' | 'task';
  readonly name: string;
  /** A few words about it, possibly empty. */
  readonly detail: string;
  /** All of it: a member with its key, or an element. */
  readonly span: Span;
  readonly nameSpan: Span;
  readonly parts: readonly SnapshotSymbol[];
}
/** What a hover says. */
interface Description {
  /** Names and texts of the file are code, so that nothing in them is Markdown. Credentials are masked. */
  readonly markdown: string;
  /** The bytes that it is about: a key or value. */
  readonly span: Span;
}
/** The quest or item that something at a byte defines or mentions. */
type Referred = {
  readonly kind: 'quest';
  readonly quest: QuestReferences;
  readonly at: Reference;
} | {
  readonly kind: 'item';
  readonly item: ItemReferences;
  readonly at: Reference;
};
/** A snapshot that an editor asks about repeatedly; answers are kept, so make another one for each change. */
declare class SnapshotDocument {
  #private;
  readonly bytes: Uint8Array;
  /** Where things are. */
  readonly places: TextPlaces;
  constructor(bytes: Uint8Array);
  /**
   * What a hover says about the key or value at a byte: what the field means and where the documents say so,
   * what its value refers to, and a long string without its escapes. undefined where there is nothing to say.
   * In text that does not parse, who moves a quest is left out.
   *
   * @throws RangeError for an offset that is not in the text
   */
  describeAt(offset: number): Description | undefined;
  /**
   * What may be written where a caret is: before the byte at `offset`, and before the closing quote of a
   * string still in it.
   *
   * @throws RangeError for an offset that is not in the text
   */
  completionsAt(offset: number): readonly Completion[];
  /**
   * The quest or item that is defined or mentioned at a byte, with all its places; undefined where there is
   * none, and in text that does not hold a snapshot.
   *
   * @throws RangeError for an offset that is not in the text
   */
  referredAt(offset: number): Referred | undefined;
  /** The items, quests and logic of the file with their names. */
  symbols(): readonly SnapshotSymbol[];
  private namesOf;
  private get snapshot();
  private read;
  /** Without a redaction, there are too many credentials to show anything. */
  private get hidden();
}
/** {@link SnapshotDocument.describeAt} for a text that is asked about once. */
declare function describeAt(bytes: Uint8Array, offset: number): Description | undefined;
/** {@link SnapshotDocument.completionsAt} for a text that is asked about once. */
declare function completionsAt(bytes: Uint8Array, offset: number): readonly Completion[];
/** A line that cannot be played. */
interface ScriptFault {
  readonly line: number;
  readonly message: string;
}
/** A script that cannot be played; `faults` say where and why. */
declare class ScriptError extends Error {
  readonly faults: readonly ScriptFault[];
  readonly name = "ScriptError";
  constructor(faults: readonly ScriptFault[]);
}
/** Whether a play can put a quest into a state. */
type StateVerdict = /** `play`: the steps of a script that lead there, with the seed that decides about chance. */{
  readonly verdict: 'reachable';
  readonly play: readonly string[];
  readonly seed: number;
} | {
  readonly verdict: 'impossible' | 'unknown';
  readonly reason: string;
};
/** What plays can show of one quest. Every quest is Not Active at the start. */
interface QuestAnalysis {
  readonly id: string;
  readonly name: string;
  readonly active: StateVerdict;
  readonly completed: StateVerdict;
}
/** One of the texts is not valid JSON, so they cannot be compared. */
declare class NotJsonError extends Error {
  readonly which: Side;
  /** The start of the first fault. */
  readonly at: Position;
  /** What is wrong there, and what to do. */
  readonly fault: string;
  readonly name = "NotJsonError";
  constructor(which: Side, /** The start of the first fault. */

  at: Position, /** What is wrong there, and what to do. */

  fault: string);
}
/** A file that is JSON and cannot be used as a room or snapshot. */
declare class UnusableSnapshotError extends Error {
  /** The room is the file before, the snapshot the one after. */
  readonly which: Side;
  readonly fault: string;
  /** Whether `roomlint check` has more to say about it. */
  readonly isFinding: boolean;
  readonly name = "UnusableSnapshotError";
  constructor(/** The room is the file before, the snapshot the one after. */

  which: Side, fault: string, /** Whether `roomlint check` has more to say about it. */

  isFinding?: boolean);
}
/** What becomes of records, by key. Every key of both files is in exactly one list. */
interface RecordSteps {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}
/** A quest entry, by the names that creators use. */
interface QuestName {
  readonly key: string;
  readonly name?: string;
  readonly status?: string;
  readonly entryId?: string;
  readonly group?: string;
}
/** What players lose with a quest, by its Group (quest and task records, group semantics). */
type LostProgress = /** Each player's own, saved between sessions. */'saved' /** One for all players, saved between sessions. */ | 'shared' /** Of the current session only. */ | 'session' /** The documents do not know its Group. */ | 'not-shown';
/** A quest entry that the import removes, and what depends on it. */
interface RemovedQuest extends QuestName {
  readonly progress: LostProgress;
  /** Keys of the items whose logic refers to it after the import. */
  readonly usedBy: readonly string[];
  /** Keys of the quest entries that require it after the import. */
  readonly requiredBy: readonly string[];
}
/** An item that the import removes, and what depends on it. */
interface RemovedItem extends NamedItem {
  /** Keys of the items that have it as their parent: those that stay, and those that go as well. */
  readonly children: {
    readonly staying: readonly string[];
    readonly removed: readonly string[];
  };
  /** Whether its logic is removed too. */
  readonly logic: boolean;
  /** Names of the quests that its logic refers to. */
  readonly quests: readonly string[];
  /** What its triggers do to quests, as far as its logic can be read. */
  readonly triggers: readonly ItemTrigger[];
}
/** A trigger of an item that moves a quest. */
interface ItemTrigger {
  /** The `$type` of the event. */
  readonly event: string;
  /** The transition code. */
  readonly code: number;
  /** The Name of the quest, or else its id. */
  readonly quest: string;
}
/** A place in the room's text: a pointer, and pointers inside strings that hold JSON. */
interface UnknownPlace {
  readonly pointer: string;
  readonly embedded: readonly string[];
  /** The `$type` of a record in a documented field, where no schema describes that type. */
  readonly type?: string;
}
/** Parts of the room that neither document knows. */
interface UnknownLosses {
  /** They are gone after the import. */
  readonly removed: readonly UnknownPlace[];
  /** They have another value after the import. */
  readonly changed: readonly UnknownPlace[];
}
/** One value of a room that something adds, changes or removes, as it is reported. */
interface ValueChange {
  /** RFC 6901 pointer into the room before; for an added value, into the room after. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before?: PlainJson | undefined;
  readonly after?: PlainJson | undefined;
  /** Both numbers as written, if they are equal in double precision. */
  readonly exact?: {
    readonly before: string;
    readonly after: string;
  } | undefined;
  /** The values for people, where a number in them is written in another way than JavaScript writes it. */
  readonly written?: WrittenValues | undefined;
  /** Whether a credential in a value or a pointer is masked. */
  readonly masked?: true | undefined;
  /** The change for people. Not a part of the JSON of a plan. */
  readonly words: ChangeWords;
}
/** Values in which numbers are strings of this character and their text in the file. */
interface WrittenValues {
  readonly before: PlainJson | undefined;
  readonly after: PlainJson | undefined;
}
/** A change for people who know the editor of the game and no JSON. */
interface ChangeWords {
  /** What changes in its record: `pos.y`, or `TargetState of OnClickEvent for "0_find_key"`. */
  readonly what: string;
  /** The value before, where the number or id alone says little: `1 (Active)`. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Whether only the spelling of a string or the order of an array differs. */
  readonly only?: 'spelling' | 'order' | undefined;
}
/** The changes of an import. Applied to the room, all of them give the room after the import, by value. */
interface PlanChanges extends Iterable<ValueChange> {
  /** Those of a record that the import adds, changes or removes. */
  of(kind: ValueChange['kind'], section: SectionName, key: string | undefined): readonly ValueChange[];
  /** An item of the room by its label; one that the import adds by its own. */
  item(key: string): NamedItem;
  /** A quest entry of the room by its names; one that the import adds by its own. */
  quest(key: string): QuestName;
}
/** The names of the fields of a record that differ. All are empty when one of the two is not an object. */
interface FieldChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}
/** What a snapshot may be if its import would destroy much. */
type Look = /** Only a few items of the room. */'partial-file' /** The same items under other keys. */ | 'renumbered' /** The same quests with other ids. */ | 'renewed-quests' /** Nothing in it is newer than the room, and what the room has last is missing. */ | 'older-backup' | 'other-room' /** A quests section without entries, as a failed download leaves it. */ | 'emptied-quests';
/** A record that the import changes, with the names of its fields that differ. */
type Changed<Name> = Name & {
  readonly fields: FieldChanges;
};
interface ItemPlan {
  readonly added: readonly NamedItem[];
  readonly changed: readonly Changed<NamedItem>[];
  readonly removed: readonly RemovedItem[];
  /** Keys. */
  readonly unchanged: readonly string[];
}
/** By entry key: a quest is a pair of entries. */
interface QuestPlan {
  readonly added: readonly QuestName[];
  readonly changed: readonly Changed<QuestName>[];
  readonly removed: readonly RemovedQuest[];
  /** Keys. */
  readonly unchanged: readonly string[];
}
interface LogicPlan extends RecordSteps {
  /** Items that stay, and whose logic is gone, from `logic` or from their extraData. */
  readonly atRisk: readonly string[];
  /** Whether the snapshot has items and no logic section at all. */
  readonly isAbsent: boolean;
  /** Items whose logic is merged into their extraData. */
  readonly merged: readonly string[];
  /** Items whose extraData or logic holds no object. Both stay as they are. */
  readonly unmergeable: readonly string[];
  /** Entries of the snapshot that no item takes. */
  readonly dropped: readonly string[];
}
interface SectionPlan {
  readonly added: readonly string[];
  readonly rewritten: readonly string[];
  /** Of the rewritten: sections that are not made of records, and of which nothing stays. */
  readonly emptied: readonly string[];
  readonly unchanged: readonly string[];
  /** Sections of the snapshot that the documents do not know. */
  readonly dropped: readonly string[];
}
/** A record that goes and one that comes, which are probably the same. */
interface Rename {
  readonly from: string;
  readonly to: string;
}
interface Renames {
  /** Items under another key. */
  readonly items: readonly Rename[];
  /** Quest entries with a new id. */
  readonly quests: readonly Rename[];
}
type PlanVerdict = /** The room stays as it is, byte for byte. */'unchanged' | 'changes' /** Something is gone afterwards: an item, a quest, logic, a settings key, or an unknown field. */ | 'destroys';
/** What an import would do to a room. */
interface ImportPlan {
  readonly verdict: PlanVerdict;
  readonly items: ItemPlan;
  readonly quests: QuestPlan;
  readonly sections: SectionPlan;
  readonly logic: LogicPlan;
  readonly settings: RecordSteps;
  /** Every value that differs: applied to the room, they give the room after the import. */
  readonly changes: PlanChanges;
  /** Parts of the room that neither document knows, and that the import removes or changes. */
  readonly unknown: UnknownLosses;
  readonly renames: Renames;
  /** What the snapshot may be, if it was probably not meant to be imported. */
  readonly looksLike: readonly Look[];
  /** How much the room has, and how many of its items and quests go. A pair is one quest. */
  readonly counts: PlanCounts;
}
/** What limits count. */
declare const LOSS_KINDS: readonly ['items', 'quests', 'logic', 'settings', 'sections'];
type LossKind = (typeof LOSS_KINDS)[number];
interface PlanCounts extends Readonly<Record<LossKind, number>> {
  readonly removedItems: number;
  readonly removedQuests: number;
}
/** What happens to a part of the room. Each kind has a symbol, so that colour is not needed. */
type PlanSymbol = '+' | '~' | '-' | '!';
/** One line of a plan for people, without layout. Everything that a file says in it is printable. */
interface PlanLine {
  readonly symbol: PlanSymbol;
  readonly text: string;
  readonly details: readonly string[];
}
/** How much of one kind the runs have reached, and what they have not. */
interface CoverageOf {
  readonly reached: number;
  readonly total: number;
  readonly missing: readonly string[];
}
/** What runs have reached: transitions, the guards that held some back, and effects. */
interface Coverage {
  readonly transitions: CoverageOf;
  readonly guards: CoverageOf;
  readonly effects: CoverageOf;
}
/** The version of the report's shape, which schemas/simulation-report.schema.json describes. */
declare const VERSION = 1;
/** Something that happened, as data. `message` is the same in words. */
interface SimulationEvent {
  readonly kind: 'changed' | 'fired' | 'idle' | 'no-trigger' | 'delayed' | 'chosen' | 'decided' | 'stopped' | 'variable' | 'call-delayed';
  /** Seconds since the start of the run. */
  readonly time: number;
  readonly player: string;
  readonly message: string;
  /** The Name of the quest that it is about. */
  readonly quest?: string;
  readonly from?: string;
  readonly to?: string;
  /** The transition code that did it, or that did nothing. */
  readonly code?: number;
  readonly item?: string;
  /** The `$type` of the effect or trigger. */
  readonly type?: string;
  /** Why a code did nothing, or the name of a decision in docs/decisions/flow.md. */
  readonly reason?: string;
}
/** A line of a script that was played. */
interface SimulationLine {
  readonly line: number;
  readonly source: string;
  readonly result: 'played' | 'skipped' | 'held' | 'failed';
  readonly events?: readonly SimulationEvent[];
  /** Events that are left out. */
  readonly omitted?: number;
  /** Why an expectation failed, or a step was not played. */
  readonly message?: string;
}
/** The result of a script, as `roomlint simulate --format json` prints it. */
interface SimulationReport {
  readonly version: typeof VERSION;
  readonly seed: number;
  readonly passed: boolean;
  readonly expectations: number;
  readonly failed: number;
  readonly stopped: number;
  readonly runs: readonly {
    readonly line: number;
    readonly stopped: boolean;
    readonly start: readonly SimulationEvent[]; /** Events of the start that are left out. */
    readonly omitted?: number;
    readonly lines: readonly SimulationLine[];
  }[];
  readonly coverage: Coverage;
}
/** A step that can be played now, as a script writes it, and the first things that it would do. */
interface PossibleStep {
  readonly step: string;
  /** What a player does it to. */
  readonly item: NamedItem;
  /** The `$type` of the trigger that it sets off. */
  readonly trigger: string;
  readonly events: readonly SimulationEvent[];
}
/** A quest in a play, for the player who acts. */
interface PlayedQuest {
  readonly id: string;
  readonly name: string;
  /** How a script names it; missing where neither its Name nor its id is enough. */
  readonly word?: string;
  readonly state: (typeof QUEST_STATES)[number];
  readonly completions: number;
}
/** Where a play has led, and what can be done next. */
interface PlayReport {
  readonly seed: number;
  /** Seconds since the start. */
  readonly time: number;
  /** The next delay or time limit falls due after so many seconds; missing where there is none. */
  readonly dueAfter?: number;
  /** Who acts. */
  readonly player: string;
  readonly players: readonly {
    readonly name: string;
    readonly present: boolean;
  }[];
  /** Whether it was stopped because it did not come to an end. */
  readonly stopped: boolean;
  readonly start: readonly SimulationEvent[];
  readonly lines: readonly SimulationLine[];
  readonly quests: readonly PlayedQuest[];
  /** What a player can do to items now that has an effect. */
  readonly steps: readonly PossibleStep[];
  /** What a player can do to items now that has none, with what holds it back. */
  readonly idle: readonly PossibleStep[];
  /** Events that were not tried, because the room has too many. */
  readonly untried: number;
}
/** How a report names the file. */
interface ReportNames {
  /** With `/`; `<snapshot>` unless given. */
  readonly path?: string;
}
/**
 * The report of `roomlint check` for people: findings with their code frames, and a last line that counts
 * them. Control characters of the file are escaped, and credentials masked.
 *
 * @param options `columns`: how wide code frames are, 80 unless given
 */
declare function textReport(result: Pick<LintResult, 'findings' | 'shownBytes'> & Partial<Pick<LintResult, 'omitted' | 'unchecked'>>, options?: ReportNames & {
  readonly columns?: number;
}): string;
/** How a diff names the file, and how it is written. */
interface DiffOptions extends ReportNames {
  /** Longer lines, in bytes, are shortened, so the diff cannot be applied; 2,000 unless given. */
  readonly longestLine?: number;
}
/**
 * The fix of one finding as a unified diff, with credentials masked. Empty for a finding without a fix, and
 * for one whose text contains a credential.
 *
 * @param result what the finding is from
 */
declare function fixDiff(result: Pick<LintResult, 'shownBytes'>, finding: Pick<Finding, 'fix'>, options?: DiffOptions): string;
/** A repair as a unified diff, as `roomlint check --fix-dry-run` prints it. */
declare function repairDiff(repair: Pick<Repair, 'before' | 'after' | 'splices'>, options?: DiffOptions): string;
/**
 * What importing a snapshot makes of a room, both as bytes: the snapshot of the room afterwards. What the
 * import keeps keeps its spelling. docs/decisions/import.md says what is decided where the documents are
 * silent.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 * @throws TypeError for an argument of another type
 */
declare function importSnapshot(room: Uint8Array, snapshot: Uint8Array): Uint8Array;
/**
 * Plans the import of a snapshot into a room, as `roomlint plan` does: what it adds, changes and destroys.
 * `verdict` is `unchanged` exactly when {@link importSnapshot} changes no byte.
 *
 * @throws what {@link importSnapshot} throws
 */
declare function planImport(room: Uint8Array, snapshot: Uint8Array): ImportPlan;
/**
 * The plan of {@link planImport} in words, as `roomlint plan` prints it,
 * with credentials shown as `***`.
 *
 * @throws what {@link importSnapshot} throws
 */
declare function describeImport(room: Uint8Array, snapshot: Uint8Array): PlanInWords;
/**
 * Merges the items, quests and logic of a partial snapshot into a room, as `roomlint plan --merge` does.
 * Importing the result removes no item and no quest.
 *
 * @throws what {@link importSnapshot} throws
 */
declare function mergeSnapshot(room: Uint8Array, snapshot: Uint8Array): Uint8Array;
/** A plan in words, as `roomlint plan` prints it. */
interface PlanInWords {
  readonly verdict: ImportPlan['verdict'];
  /** What the import adds and changes. */
  readonly changes: readonly PlanLine[];
  /** What is not imported, and what seems to be renamed. */
  readonly notes: readonly PlanLine[];
  readonly destroyed: readonly PlanLine[];
  /** What the snapshot looks like where it may not be what was meant, and what to do. */
  readonly looksLike: readonly string[];
}
/**
 * Plays a script, as `roomlint simulate` does: every run of it from the start, going on after an expectation
 * that fails.
 *
 * @param script one step on each line
 * @param options `seed`: decides what useRandom chooses, 1 unless given
 * @throws ScriptError for a script that cannot be played; `faults` say which lines and why
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
declare function simulateSnapshot(bytes: Uint8Array, script: string, options?: {
  readonly seed?: number;
}): SimulationReport;
/**
 * Which states each quest can come to be in, with a play that shows it, or the reason why there is none.
 *
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
declare function analyseSnapshot(bytes: Uint8Array): readonly QuestAnalysis[];
/**
 * A snapshot that is read once and played step by step.
 *
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for anything but bytes
 */
declare class SnapshotPlay {
  private readonly room;
  constructor(bytes: Uint8Array);
  /**
   * Where these lines of a script lead, played from the start, and what can be done next.
   *
   * @param options `seed`: decides what useRandom chooses, 1 unless given
   * @throws ScriptError for lines that cannot be played
   */
  after(lines: readonly string[], options?: {
    readonly seed?: number;
  }): PlayReport;
  /**
   * The lines as a script that expects the states at its end.
   *
   * @param options `byId`: name quests by their ids there
   * @throws ScriptError for lines that cannot be played
   */
  script(lines: readonly string[], options?: {
    readonly seed?: number;
    readonly byId?: boolean;
  }): string;
  /** Which states the quest with this Name or id can come to be in; undefined where there is none. */
  analysis(quest: string): QuestAnalysis | undefined;
}
/** A config that cannot be used; `faults` say where and why. */
declare class ConfigError extends Error {
  readonly faults: readonly ConfigFault[];
  readonly name = "ConfigError";
  constructor(faults: readonly ConfigFault[]);
}
/**
 * Checks the bytes of one snapshot, as `roomlint check` does.
 *
 * @param config what roomlint.config.json may hold, overrides with `files` aside: there is no file here
 * @param options `known`: findings that a baseline accepts are left out
 * @throws ConfigError
 * @throws TypeError for an argument of another type
 */
declare function checkSnapshot(bytes: Uint8Array, config?: PlainJson, options?: {
  readonly known?: KnownFindings | undefined;
}): LintResult;
/**
 * {@link checkSnapshot} for those who have to stay responsive: on a thread of its own, where there are threads. In
 * browsers, and in programs that a bundler has made one file, it works as {@link checkSnapshot} does.
 *
 * @param options `signal`: ends the check
 * @throws the reason of the signal, an AbortError unless it has another one, and what {@link checkSnapshot}
 *   throws
 */
declare function checkSnapshotAsync(bytes: Uint8Array, config?: PlainJson, options?: {
  readonly signal?: StopSignal | undefined;
}): Promise<LintResult>;
/**
 * Repairs the bytes of one snapshot, as `roomlint check --fix` does: `after.bytes` is the repaired text,
 * `splices` is what changed, and `result` is what is found in it. Bytes outside the splices stay as they are.
 *
 * @param config as for {@link checkSnapshot}
 * @param options `unsafe`: make repairs, too, that may change a meaning; `only`: of all findings those that
 *   are to be repaired, each once; `known`: findings that a baseline accepts are not repaired
 * @throws ConfigError
 * @throws TypeError for an argument of another type
 * @throws RepairError when a fix would leave a file that cannot be read: a bug in roomlint
 */
declare function repairSnapshot(bytes: Uint8Array, config?: PlainJson, options?: {
  readonly unsafe?: boolean;
  readonly only?: (finding: Finding) => boolean;
  readonly known?: KnownFindings | undefined;
}): Repair;
/**
 * Compares two texts, as `roomlint roundtrip` does: what somebody's tool has made of a snapshot, for
 * instance.
 *
 * @param options `keep`: what must be the same, `bytes` unless given; `allow`: pointer globs of parts that
 *   may differ, such as `/quests/**`
 * @throws NotJsonError when one of them is not JSON, unless both are the same
 * @throws RangeError for an invalid pointer glob
 * @throws TypeError for an argument of another type
 */
declare function compareSnapshots(before: Uint8Array, after: Uint8Array, options?: {
  readonly keep?: Keep;
  readonly allow?: readonly string[];
}): Comparison;
/**
 * The quests of a room, everything that changes them, and what can never happen, as
 * `roomlint graph --format json` prints it.
 *
 * @param options `focus`: only the part around the quest with this Name, id, or Name without its number;
 *   `depth`: how many links away, 2 unless given
 * @throws RangeError when `focus` names no quest, or several, and when `depth` is not a whole number of 0 or
 *   more
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
declare function graphSnapshot(bytes: Uint8Array, options?: {
  readonly focus?: string;
  readonly depth?: number;
}): GraphReport;
/**
 * The same for Graphviz, as `roomlint graph --format dot` prints it, with credentials covered. `@viz-js/viz`,
 * for one, makes an SVG of it.
 *
 * @param options as for {@link graphSnapshot}; `isNarrow`: drawn from top to bottom
 * @throws what {@link graphSnapshot} throws
 */
declare function graphDot(bytes: Uint8Array, options?: {
  readonly focus?: string;
  readonly depth?: number;
  readonly isNarrow?: boolean;
}): string;
/**
 * A room at a glance, as `roomlint show --format json` prints it: its items and quests, what can never
 * happen, and findings by rule.
 *
 * @param config as for {@link checkSnapshot}
 * @param options `item` (a key or label) or `quest` (a Name, id, or Name without its number): all about one
 *   of them instead
 * @throws RangeError when `item` or `quest` names none, or several, and when both are given
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws ConfigError
 * @throws TypeError for an argument of another type
 */
declare function outlineSnapshot(bytes: Uint8Array, config?: PlainJson, options?: {
  readonly item?: string;
  readonly quest?: string;
}): ShowReport;
/**
 * What is wrong with the shape of one record, as the rule `schema` reports it: without the faults that other
 * rules report. The records nested in it are not checked; each is a call of its own.
 *
 * @throws TypeError for anything but the name of a kind of record
 */
declare function findSchemaFaults(record: RecordName, value: PlainJson): readonly SchemaFault[];
export { type At, BaselineError, type Beside, type ByteOffset, type Changed, type Claim, type Comparison, type CompletePair, type Completion, ConfigError, type ConfigFault, type Description, type DiffOptions, type Difference, type DifferenceClass, type DifferenceGroup, type DifferencePlace, type Draft, type EachSubscription, EditError, type Finding, type FindingPlace, type Fix, type FixDraft, type FixSafety, type GraphReport, type GraphReportEdge, type GraphReportQuest, type ImportPlan, type ItemLogic, type ItemPlan, type ItemReferences, JsonEditor, type JsonObject, type JsonValue, type Keep, type Kinds, type KnownFindings, type LOSS_KINDS, type Level, type Line, type LineAndColumn, type LintResult, type LogicPlan, type Look, LookAlikes, type LossKind, NearNames, type NewIds, NotJsonError, Place, type PlaceAtOffset, type PlacePointers, type PlacedExpression, type PlainJson, type PlainObject, type PlanCounts, type PlanInWords, type PlanLine, type PlanSymbol, type PlanVerdict, type PlayReport, type PlayedQuest, type Position, type PossibleStep, QUEST_KINDS, type QuestAnalysis, type QuestEntry, type QuestIndex, type QuestPlan, type QuestReferences, type Range, type Reference, type ReferenceIndex, type RelatedPlace, type Rename, type Renames, type Repair, RepairError, RepairError as RepairFault, type Repaired, type Report, type ReportNames, type ReportedAs, type Rule, type RuleContext, type RuleCrash, type RuleDefinition, type RuleLevel, type RuleListeners, type SchemaFault, ScriptError, type SectionPlan, type ShowFinding, type ShowFindings, type ShowReport, type SimulationEvent, type SimulationLine, type SimulationReport, type Snapshot, SnapshotDocument, SnapshotError, SnapshotPlay, type Span, Spelled, type Splice, type StateVerdict, type Subscription, type TextEdit, TextPlaces, UnusableSnapshotError, type Utf16Column, type Verdict, absentFrom, addMember, analyseSnapshot, applySplices, arrayField, bareName, beginsLikeJson, checkSnapshot, checkSnapshotAsync, compareSnapshots, completePair, completionsAt, credentialMask, cutFromString, defineRule, describeAt, describeImport, findSchemaFaults, fixDiff, fixIn, graphDot, graphSnapshot, groupedBy, hasMember, importSnapshot, integerField, isNumberedName, isObject, isQuestIdShaped, keyAt, keysOf, listed, lookAlikeNote, member, membersOf, mergeSnapshot, numberField, objectField, offsetsAt, otherQuestLabel, outlineSnapshot, overwriteValue, placeAt, planImport, positionsAt, questLabel, questReference, quoteValue, recordAt, referencesIn as references, rekeyItem, removeMember, renameMember, renameQuest, renewUuid, repairDiff, repairSnapshot, replaceValue, rulePack, sameValue, simulateSnapshot, span, spanIn, spanOf, textField, textReport, transitionCode, valueDraft, valuesOf, withoutMember, writeMeant, writeValue };