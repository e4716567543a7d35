/** A value from JSON.parse. */
type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
declare const MEMBERS: unique symbol;
/**
 * An object from JSON.parse, which only the functions in members.ts look into: a member may have the name of what
 * every object inherits, such as `constructor` or `__proto__`.
 */
interface JsonObject {
  readonly [MEMBERS]?: never;
}
/** JSON that a program makes and knows: members are properties. */
type PlainJson = null | boolean | number | string | PlainJson[] | PlainObject;
interface PlainObject {
  [name: string]: PlainJson;
}
declare function isObject<Value extends JsonValue | undefined>(value: Value): value is Extract<Value, JsonObject>;
// Generated from schemas/ by .ci/record-table.ts. Do not edit.
type CompiledRecordName = 'direct-effector' | 'effect' | 'effector-subscription' | 'hide-object' | 'linked-task-trigger' | 'linked-task' | 'logic-value' | 'move-to-spot' | 'quest-entry-completed' | 'quest-entry-in-progress' | 'quest-entry' | 'requirement' | 'room-item' | 'room-tasks' | 'run-triggers-from-effector' | 'settings' | 'show-object' | 'snapshot' | 'subscription' | 'trigger-subscription-basic' | 'trigger-subscription-quest' | 'trigger-subscription' | 'trigger';
type CompiledFieldSetName = Exclude<CompiledRecordName, 'snapshot'> | 'transform-state';
type RecordName = CompiledRecordName;
type FieldSetName = CompiledFieldSetName;
interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** A complaint of a schema that somebody else reports, in better words. One root cause is one finding. */
interface OwnedComplaint {
  readonly record: RecordName;
  readonly keyword: 'type' | 'required' | 'not';
  /** The field within the record, `*` for any name; empty for the record itself. */
  readonly field: readonly string[];
}
/** The complaints that others report, to be looked up fast. */
declare class OwnedComplaints {
  private readonly byRecord;
  constructor(owned: Iterable<OwnedComplaint>);
  has(record: RecordName, error: ValidationError, path: readonly (string | number)[]): boolean;
}
/**
 * One wrong value of a record. `path` leads from the record to the wrong value; `part` says where a finding
 * points: at the value, at its key, or, when a member is missing, at the record that lacks it (its key or its
 * opening brace).
 */
interface SchemaFault {
  readonly path: readonly (string | number)[];
  readonly part: 'value' | 'key' | 'record';
  /** Worded when it is read: of a million faults, most are only counted. */
  readonly message: string;
  /** The wrong type, such as `boolean, not number`; undefined for other faults. */
  readonly wrongType?: string | undefined;
  /** The wrong value; undefined for missing fields. */
  readonly value?: JsonValue;
  /** The keyword of the schema that it breaks. */
  readonly keyword?: string;
  /** The value that was certainly meant, as JSON: a number without quotes, a word in the right case. */
  readonly instead?: string;
  /** The fields that the record lacks. */
  readonly missing?: readonly string[];
  /** The message for some only of the missing fields. */
  messageFor?(fields: readonly string[]): string;
}
/** The three places where a `$type` is read. */
type TypeSubject = 'subscription' | 'effect' | 'trigger';
declare const byteOffsetBrand: unique symbol;
/** A byte offset from the start of a text. Not a column and not a UTF-16 index. */
type ByteOffset = number & {
  readonly [byteOffsetBrand]: true;
};
/** From `start` to `end`, exclusive, in any unit. */
interface OffsetRange {
  readonly start: number;
  readonly end: number;
}
/** The bytes from `start` to `end`, exclusive. */
interface Span {
  readonly start: ByteOffset;
  readonly end: ByteOffset;
}
declare function span(start: number, end: number): Span;
/** One step into a container: the key of a member, or the index of an element, from 0. */
type Step = string | number;
/** A part of a place. `record` is the key, or the opening brace if there is no key. */
type PlacePart = 'value' | 'key' | 'record';
/** A chain of steps from the root, some into the JSON of strings; it has no offsets and is located later. */
declare class Place {
  readonly parent: Place | undefined;
  /** The step from the parent; undefined at the root of the file and of the JSON in a string. */
  readonly step: Step | undefined;
  private constructor();
  static readonly root: Place;
  /** The member `step` (a key) or the element `step` (an index) of the value here. */
  at(step: Step): Place;
  /** The root of the JSON in the string here. */
  inside(): Place;
  /** Follows several steps. */
  along(steps: readonly Step[]): Place;
  /** The string around this place; undefined when the place is directly in the file. */
  get holder(): Place | undefined;
  /** The steps within the file, then within each string, outermost first. */
  get paths(): [Step[], ...Step[][]];
  /** RFC 6901 pointer into the file, and the pointers inside strings that hold JSON, outermost first. */
  get pointers(): {
    pointer: string;
    embedded: string[];
  };
  /** The links from the root to this place. */
  chain(): Place[];
}
/** JSON to write: spelled as given, laid out like its neighbours, or copied from the same text. */
type NewJson = {
  readonly kind: 'json';
  readonly json: string;
} | {
  readonly kind: 'value';
  readonly value: JsonValue;
} /** A copy of another value, with edits whose places are those of the original. */ | {
  readonly kind: 'copy';
  readonly of: Place;
  readonly edits: readonly TextEdit[]; /** JSON text to write before and after it, such as `[` and `]`. */
  readonly around?: readonly [before: string, after: string];
};
/** One change of a JSON text, by place. The text is the file or the JSON in a string, at any depth. */
type TextEdit = {
  readonly kind: 'replace';
  readonly place: Place;
  readonly by: NewJson;
} | {
  readonly kind: 'rename';
  readonly place: Place;
  readonly key: string;
} /** Removes a member or element with its comma and white space; of duplicate keys, all. */ | {
  readonly kind: 'remove';
  readonly place: Place;
} | {
  readonly kind: 'insert'; /** The object or array. */
  readonly into: Place; /** The key of the new member; in an array an index, or `-` for the end (RFC 6901, section 4). */
  readonly key: string;
  readonly json: NewJson; /** The neighbour to insert next to; without one, in the order of sorted keys, or at the end. */
  readonly beside?: {
    readonly side: 'before' | 'after';
    readonly step: Step;
  } | undefined;
} /** Turns a value into a string that holds its JSON text, unchanged. */ | {
  readonly kind: 'embed';
  readonly place: Place;
};
/** Replaces the bytes from `start` to `end` of a file with `text`. */
interface Splice {
  readonly start: ByteOffset;
  readonly end: ByteOffset;
  /** Already escaped for the strings around it. */
  readonly text: string;
}
/** An edit that cannot be made. The message says which one and why. */
declare class EditError extends Error {
  readonly name = "EditError";
}
declare const lineBrand: unique symbol;
declare const columnBrand: unique symbol;
/** A line, counted from 1. */
type Line = number & {
  readonly [lineBrand]: true;
};
/** A column in UTF-16 code units, counted from 1. */
type Utf16Column = number & {
  readonly [columnBrand]: true;
};
/** An offset in bytes, with the line and column that an editor shows for it. */
interface Position {
  readonly offset: ByteOffset;
  readonly line: Line;
  readonly column: Utf16Column;
}
/** A line and column, as an editor has them. */
interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}
/** How severe a finding is. Only `error` fails a check by itself. */
declare const LEVELS: readonly ['error', 'warning', 'info'];
type Level = (typeof LEVELS)[number];
/** A level, or `off`: the rule does not run. */
type RuleLevel = Level | 'off';
/** A stretch of the file. `end` is exclusive. */
interface Range {
  readonly start: Position;
  readonly end: Position;
}
/** Pointers into the file and the strings that hold JSON, outermost first, and the bytes. */
interface FindingPlace extends Range {
  /** RFC 6901 pointer into the file; `""` where there is no tree. */
  readonly pointer: string;
  readonly embedded: readonly string[];
}
/** A second place that explains a finding. */
interface RelatedPlace extends FindingPlace {
  readonly message: string;
}
/** `safe` cannot change a meaning for the worse. */
type FixSafety = 'safe' | 'unsafe';
interface Fix {
  readonly safety: FixSafety;
  readonly description: string;
  /** Sorted by offset; they do not overlap. */
  readonly edits: readonly Splice[];
  /** The text of an edit contains a credential: the fix can be made, but is not part of any report. */
  readonly holdsSecret?: true;
}
/** One thing that is wrong, as the JSON report has it. */
interface Finding extends FindingPlace {
  readonly rule: string;
  /** What is wrong, by a name that is stable within the rule. */
  readonly kind: string;
  readonly level: Level;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  readonly fix?: Fix | undefined;
  /** Why its fix was tried and taken back. Then it has no fix. */
  readonly notFixed?: string | undefined;
  /** 32 hex digits, stable when lines move; equal ones within a file get `:2`, `:3` in file order. */
  readonly fingerprint: string;
  /** The keys of its occurrences: one for each place and field. Not part of the JSON report. */
  readonly occurrences?: readonly string[];
  /** How many strings are around the bytes, for code frames. Not part of the JSON report. */
  readonly insideStrings: number;
  /** What the place belongs to, if anything: `item 4 (Trigger)`. Not part of the JSON report. */
  readonly subject?: string | undefined;
  /** The places whose values its fix declares to remove. Not part of the report. */
  readonly discards?: readonly Place[];
  /** The bytes that its fix copies. Not part of the report. */
  readonly copied?: readonly Span[];
}
/** Findings by level, and how many have a safe fix. */
interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly fixable: number;
}
/** Counts of findings that are not listed, by rule. */
type OmittedFindings = ReadonlyMap<string, FindingCounts>;
/** What a finding says: the words, or how they are made of the values of a report, once they are shown. */
type Says = string | ((values: never) => string);
/** One thing that can be wrong, where it has another level or sentence than its rule. */
interface Kind<Words extends Says = Says> {
  /** Its own level in `recommended`, where it is less than that of its rule. */
  readonly level?: Level | undefined;
  /** The sentence of the documents that such a finding says is violated. Only kinds with one are errors. */
  readonly sentence?: string | undefined;
  readonly says: Words;
}
/** What can be wrong, by names that never change: findings carry them. */
type Kinds = Readonly<Record<string, Says | Kind>>;
/**
 * Violations of RFC 8259, named after the mistake that people make, and whether a program or editor makes it
 * throughout, so that several texts have one cause.
 */
declare const MADE_THROUGHOUT: {
  readonly empty: false;
  readonly 'cut-off': true;
  readonly comment: true;
  readonly 'unclosed-comment': false;
  readonly 'trailing-comma': true;
  readonly 'leading-comma': true;
  readonly 'missing-comma': true;
  readonly 'missing-colon': false;
  readonly 'missing-value': true;
  readonly 'misplaced-colon': false;
  readonly 'second-colon': false;
  readonly 'second-comma': false;
  readonly 'mismatched-bracket': false;
  readonly 'extra-bracket': false;
  readonly 'missing-bracket': false;
  readonly 'unopened-object': false;
  readonly 'text-after-value': false;
  readonly 'unclosed-string': false;
  readonly 'line-break-in-string': true;
  readonly 'control-character': true;
  readonly 'bad-escape': true;
  readonly 'single-quotes': true;
  readonly 'curly-quotes': true;
  readonly 'unquoted-key': true;
  readonly 'value-as-key': false;
  readonly 'not-a-number': true;
  readonly 'other-language-literal': true;
  readonly 'unquoted-text': true;
  readonly 'bad-number': true;
  readonly 'unescaped-quote': false;
  readonly 'unescaped-json': true;
  readonly 'doubled-json': true;
  readonly 'unescaped-json-quote': false;
  readonly 'unescaped-inner-quote': false;
  readonly 'merge-conflict': true;
  readonly 'extra-token': false;
  readonly 'wrong-sign': false;
  readonly 'missing-sign': false;
  readonly swapped: false;
  readonly 'outside-quotes': false;
  readonly 'web-page': false;
  readonly 'lfs-pointer': false;
  readonly 'code-fence': true;
  readonly 'not-json': true;
};
type SyntaxFaultKind = keyof typeof MADE_THROUGHOUT;
/** What a text has in a place where something else belongs. */
type Belongs = 'start' | 'value' | 'key' | 'colon' | 'comma';
/** New text for bytes of the text. */
interface Replacement {
  readonly span: Span;
  readonly text: string;
}
/** A correction that leaves the text closer to valid JSON. It is `safe` where nothing else can be meant. */
interface SyntaxFix {
  readonly safety: 'safe' | 'unsafe';
  readonly replacements: readonly Replacement[];
}
interface SyntaxFault {
  readonly kind: SyntaxFaultKind;
  readonly span: Span;
  /** The opening bracket that was never closed, or closed by the wrong bracket; absent for other faults. */
  readonly opened?: Span | undefined;
  /** Whether `opened` was found by indentation, and is not simply the last open bracket. */
  readonly byIndentation?: true | undefined;
  readonly fix?: SyntaxFix | undefined;
  /** The keys that lead to the string with unescaped JSON. An element of an array has no key. */
  readonly path?: readonly string[] | undefined;
  /** The sign to write. */
  readonly named?: string | undefined;
  /** What belongs where there is something that is not JSON. */
  readonly belongs?: Belongs | undefined;
}
/** Why a double-precision reader changes a number. */
type NumberFault = 'inexact-integer' | 'too-many-digits' | 'overflow' | 'underflow';
/** A credential inside a string. */
interface Secret {
  readonly name: string;
  /** The credential, never shown. For a list of its pieces, all of it at the first, and nothing later. */
  readonly text: string;
  /** Its place in the text around the string, in bytes. */
  readonly span: Span;
}
/** Something that JSON allows but readers treat differently, or a secret. `place` is the member or value. */
type TreeFault = {
  readonly span: Span;
  readonly place: Place;
} & ({
  readonly kind: 'duplicate-key';
  readonly key: string;
  readonly first: Span;
} | {
  readonly kind: 'unsafe-number';
  readonly text: string;
  readonly why: NumberFault;
} /** One fault per string: the first unpaired surrogate as it is written, and how many there are. */ | {
  readonly kind: 'lone-surrogate';
  readonly escape: string;
  readonly count: number;
  readonly inKey: boolean;
} /** One fault per string, with all its secrets. */ | {
  readonly kind: 'secret';
  readonly secrets: readonly Secret[];
  readonly inKey: boolean;
});
type EncodingFault = {
  readonly kind: 'byte-order-mark';
  readonly span: Span;
} | {
  readonly kind: 'other-encoding';
  readonly encoding: 'UTF-16' | 'UTF-32';
  readonly span: Span;
} /** `message` says what the file is, and what to do. */ | {
  readonly kind: 'no-text';
  readonly message: string;
  readonly span: Span;
} /** `probably` is the encoding that the bytes around it look like, if any. */ | {
  readonly kind: 'not-utf8';
  readonly span: Span;
  readonly probably: LikelyEncoding | undefined;
};
/** The encoding of Western European letters, or one of another script. */
type LikelyEncoding = 'Windows-1252' | 'other script';
/** A part of an expression. Starts and ends are indexes into its text; the end is exclusive. */
type ExpressionNode = NumberNode | StringNode | ReadNode | NamedNode | CallNode | OnChangeNode | PrefixNode | OperationNode | ChoiceNode | GroupNode;
interface NumberNode extends OffsetRange {
  readonly kind: 'number';
  readonly value: number;
}
interface StringNode extends OffsetRange {
  readonly kind: 'string';
  /** The content, with its escapes resolved. */
  readonly value: string;
}
/** `$T{name}`, `$TN{name}`, `$N{name}`, `$S{name}`. */
interface ReadNode extends OffsetRange {
  readonly kind: 'read';
  readonly letters: string;
  /** The trimmed name between the braces; undefined where another read is inside. */
  readonly name: string | undefined;
  readonly nameStart: number;
  readonly nameEnd: number;
}
/** A word without quotes, or a parameter: `[Players]` or `{Players}`. */
interface NamedNode extends OffsetRange {
  readonly kind: 'name' | 'parameter';
  readonly name: string;
}
interface CallNode extends OffsetRange {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly ExpressionNode[];
}
/** `OnChange(…)`. The public sources disagree on the form of its arguments, so they are not read. */
interface OnChangeNode extends OffsetRange {
  readonly kind: 'on-change';
  readonly arguments: readonly OpaqueArgument[];
}
interface OpaqueArgument extends OffsetRange {
  /** The string that is the whole argument. */
  readonly string: StringNode | undefined;
}
interface PrefixNode extends OffsetRange {
  readonly kind: 'prefix';
  readonly operators: readonly ExpressionOperator[];
  readonly operand: ExpressionNode;
}
/** Operands with operators of one precedence between them: one operator fewer than operands. */
interface OperationNode extends OffsetRange {
  readonly kind: 'operation';
  readonly operators: readonly ExpressionOperator[];
  readonly operands: readonly ExpressionNode[];
}
interface ExpressionOperator extends OffsetRange {
  /** In small letters: `==`, `and`, `not in`. */
  readonly text: string;
}
/** `condition ? value : condition ? value : otherwise`. */
interface ChoiceNode extends OffsetRange {
  readonly kind: 'choice';
  readonly branches: readonly {
    readonly condition: ExpressionNode;
    readonly value: ExpressionNode;
  }[];
  readonly otherwise: ExpressionNode;
}
/** `(a)`, or a list: `(a, b)`. */
interface GroupNode extends OffsetRange {
  readonly kind: 'group';
  readonly parts: readonly ExpressionNode[];
}
/** The functions that name a quest (quest and task records, part 2, quest names in expressions). */
type QuestFunction = 'SetTask()' | '$T{}' | '$TN{}' | 'OnChange()';
/** A quest that an expression names. */
interface ExpressionReference {
  readonly by: QuestFunction;
  readonly name: string;
  /** Whether the name is written out. */
  readonly literal: boolean;
  /** The string with the expression. */
  readonly holder: Place;
  /** Whether the string is an expression, and not a text that mentions one. */
  readonly isExpression: boolean;
  /** The bytes of the decoded string that name the quest. */
  readonly span: Span;
}
type QuestStatus = 'inProgress' | 'completed';
/** One entry of `quests`: half of a quest pair. */
interface QuestEntry {
  /** The key in `quests`; a sound entry's `id` equals it. */
  readonly key: string;
  readonly record: JsonObject;
  /** Its Name as the file has it; {@link textField} gives only strings. */
  readonly name: JsonValue | undefined;
  readonly place: Place;
  /** As it should be where Rewards and SuccessMsg show it; undefined when it is missing or invalid. */
  readonly status: QuestStatus | undefined;
}
/** The entries with one EntryId: one of each status in a sound snapshot (quest and task records, part 2). */
interface QuestPair {
  readonly entryId: string;
  readonly entries: readonly QuestEntry[];
  readonly inProgress: readonly QuestEntry[];
  readonly completed: readonly QuestEntry[];
  /** Each of the two entries has the Status of the other. */
  readonly statusSwapped: boolean;
  /** The one of two entries that has the Status of the other, by Rewards and SuccessMsg. */
  readonly statusRepeated: QuestEntry | undefined;
  /** Each entry has the other one's `id` as its key, so references may mean either. */
  readonly idsSwapped: boolean;
}
/** A quest seen as one: its pair, or a single entry where nobody can say which entries belong together. */
type Quest = QuestPair | QuestEntry;
/** Exactly one entry of each Status (quest and task records, part 2, quest pair). */
interface CompletePair {
  readonly inProgress: QuestEntry;
  readonly completed: QuestEntry;
}
declare function completePair({
  entries,
  inProgress,
  completed
}: QuestPair): CompletePair | undefined;
/** The sections that an import reads (game-management API, part 2, room-data snapshot), all optional. */
declare const SECTIONS: readonly ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'];
type SectionName = (typeof SECTIONS)[number];
/** The members of a section, in the order in which they are read: the value of each key is at the same index. */
interface Members {
  readonly keys: readonly string[];
  readonly values: readonly JsonValue[];
}
/** The `quests` section, indexed. Values that are not objects are left out. */
declare class QuestEntries {
  readonly entries: readonly QuestEntry[];
  readonly pairs: readonly QuestPair[];
  /** Quests that have the EntryId of the one that they were copied from: each is a pair of its own. */
  readonly copies: readonly CopiedQuest[];
  /** The keys of the members, entries or not. */
  private readonly keys;
  private readonly byKey;
  /** Entries by an `id` that is not their key, which may be used; undefined if it could mean two quests. */
  private readonly byStrayId;
  private readonly pairsByEntry;
  constructor({
    keys,
    values
  }: Members);
  private noteId;
  /** How many members there are, entries or not. */
  get memberCount(): number;
  /** Whether `id` is a key of the section or the `id` of an entry. */
  has(id: string): boolean;
  entryAt(key: string): QuestEntry | undefined;
  /** The entry with this key, else the one with this `id`. */
  entry(id: string | undefined): QuestEntry | undefined;
  /** The pair that an entry belongs to, by Name where both have no EntryId. */
  pairOf(entry: QuestEntry): QuestPair | undefined;
  /** The other entry of a quest with exactly two. */
  twinOf(entry: QuestEntry): QuestEntry | undefined;
  /** The id that references to the entry's quest should use: its pair's inProgress entry's. */
  inProgressId(entry: QuestEntry): string | undefined;
  /** The quest of an entry. Quests that share an EntryId by mistake stay several. */
  questOf(entry: QuestEntry): Quest;
}
/** Two quests under one EntryId, one of which was most likely copied from the other. */
interface CopiedQuest<Entry = QuestEntry> {
  readonly original: Readonly<Record<QuestStatus, Entry>>;
  readonly copy: Readonly<Record<QuestStatus, Entry>>;
}
/** The names that expressions use for the quests of a file, right and wrong. */
interface ExpressionNames {
  /** Whether this is the Name of a quest without its number. */
  isBare(name: string): boolean;
  /** The quest with this full Name. */
  byFullName(name: string): QuestEntry | undefined;
  /** Whether quests with different Names have this bare name, so that it does not say which one is meant. */
  isShared(bare: string): boolean;
  /** Whether this may be a quest whose Name has a finding of its own: `collect` for `0 collect`. */
  mayBeMeant(name: string): boolean;
  /** Whether some quest has no Name, so that any name may be its own. */
  readonly isIncomplete: boolean;
  /** The bare name that was most likely meant. */
  guess(name: string): string | undefined;
  /** Bare names of the file for a message, the most similar first. */
  closest(name: string): readonly string[];
}
/** Two entries with the same Name, other Status and another EntryId, one of which is mistyped. */
interface MistypedPair {
  readonly entry: QuestEntry;
  readonly other: QuestEntry;
  /** `entry` has the EntryId of another quest, so it is the wrong one. */
  readonly strayed: boolean;
}
/** The faults of the pairs of a file, each cause once. */
interface PairFaults {
  readonly mistyped: readonly MistypedPair[];
  /** The entries of those pairs whose EntryId is not a UUID v4 while the other one's is. */
  readonly slips: ReadonlySet<QuestEntry>;
  /** Entries whose twin is nowhere in the file. */
  readonly alone: readonly QuestEntry[];
  /** Two entries with one Status. */
  readonly sameStatus: readonly (readonly [QuestEntry, QuestEntry])[];
  /** Three entries or more. */
  readonly crowded: readonly QuestPair[];
}
/** A requirement on a quest of the file: `entry` has it, at `index` of its Requirements. */
interface QuestRequirement {
  readonly entry: QuestEntry;
  readonly index: number;
  /** The quest that waits, and the one it waits for. The id of a completed entry means its quest. */
  readonly from: Quest;
  readonly to: Quest;
  /** How many completions are needed; undefined where `amount` is missing or not a number. */
  readonly amount: number | undefined;
}
/** Requirements that keep quests from ever starting, and the entries that have them. */
interface RequirementTangles {
  /** For each quest that requires itself, the requirement that says so. */
  readonly selfRequirements: readonly QuestRequirement[];
  /** Groups of two quests or more that all wait for each other, directly or through others. */
  readonly groups: readonly RequirementGroup[];
  readonly entries: ReadonlySet<QuestEntry>;
}
/** Quests that all wait for each other, by the requirements between them. */
interface RequirementGroup {
  readonly requirements: readonly QuestRequirement[];
  /** A shortest cycle through the quest that has this requirement. */
  shortestCycle(through: QuestRequirement): QuestRequirement[];
}
declare class QuestsByName {
  /** The quests whose entries agree on the Name. */
  private readonly quests;
  private readonly anyEntry;
  /** By their Name without its number or white space. */
  private readonly loosely;
  constructor(index: QuestEntries);
  private add;
  /** An entry of a quest with this Name. */
  withName(name: string): QuestEntry | undefined;
  /** An entry of the quest that this Name probably means, without its number or white space. */
  meantBy(name: string): QuestEntry | undefined;
  /** An entry of the only quest with this Name. */
  onlyWithName(name: string): QuestEntry | undefined;
  private onlyQuest;
}
/** The `quests` section and the questions about it. */
declare class QuestIndex extends QuestEntries {
  readonly byName: QuestsByName;
  /** What is wrong with the pairs, each cause once. */
  readonly pairFaults: PairFaults;
  /** The requirements that name a quest of the file; those of inProgress entries come first. */
  readonly requirements: readonly QuestRequirement[];
  /** The requirements that keep quests from ever starting. */
  readonly requirementTangles: RequirementTangles;
  /** What expressions call the quests. */
  readonly expressionNames: ExpressionNames;
  private readonly byId;
  /**
   * The twin of an entry if both have the same value at this path, or at an empty path lack the same fields: one
   * fault for both.
   */
  twinWithSame(entry: QuestEntry, path: readonly Step[]): QuestEntry | undefined;
  /** Whether an entry has a twin with another value at this path, which is one fault of the pair. */
  differsOnTwin(entry: QuestEntry, path: readonly Step[]): boolean;
  /** The entries with an id, as their key or in their field `id`. */
  withId(id: string): readonly QuestEntry[];
}
interface RoomItem {
  readonly key: string;
  readonly record: JsonObject;
  readonly place: Place;
}
/** One element of a quest entry's `Requirements`. */
interface Requirement {
  readonly record: JsonObject;
  readonly place: Place;
  readonly entry: QuestEntry;
}
/**
 * - `effector`: fires an effect when its quest enters a state.
 * - `quest-trigger`: advances a quest; it has TaskTriggerId.
 * - `basic-trigger`: fires an effect of its own; it has DirectEffector.
 * - `undecided-trigger`: has both of these fields or neither.
 * - `linked-task`: an entry of RunTriggersFromEffector's linkedTasks.
 * - `direct-effector`: what DirectEffector holds. It belongs to no quest and has only an Id to look at.
 */
declare const SUBSCRIPTION_KINDS: readonly ['effector', 'quest-trigger', 'basic-trigger', 'undecided-trigger', 'linked-task', 'direct-effector'];
type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];
/** A task record in an item's logic or extraData, or in an effect (quest and task records, part 2). */
interface Subscription {
  readonly kind: SubscriptionKind;
  readonly record: JsonObject;
  readonly place: Place;
  /** Key of the item that holds it; empty in `roomTasks`. The file may lack that item. */
  readonly itemKey: string;
  /** The subscription that a linked task or DirectEffector is part of. */
  readonly holder: Subscription | undefined;
}
/** An element of a list of task records that is another record by its `$type`. */
interface OtherTask {
  readonly type: string;
  readonly list: 'Tasks' | 'linkedTasks';
  readonly place: Place;
}
/** A fault of a record's shape, at its place in the file. */
interface PlacedSchemaFault {
  readonly record: RecordName;
  readonly fault: SchemaFault;
  readonly place: Place;
}
/** A quest entry that is part of an effect instead of `quests`. */
interface DialogueQuest {
  readonly record: JsonObject;
  readonly place: Place;
}
/** Kinds that may refer to a quest. A basic trigger does not, unless its TaskTriggerId makes it undecided. */
declare const QUEST_KINDS: readonly SubscriptionKind[];
/** The TaskTriggerId of a subscription of these kinds (part 2); undefined where another rule reports it. */
declare function questReference({
  kind,
  record
}: Subscription): string | undefined;
/** Ids of inProgress entries that are gone, each with the completed entry that is left of its quest. */
type LostIds = ReadonlyMap<string, QuestEntry>;
/** What creators call an item, as in the file, without credentials. Escape it before printing. */
interface ItemLabel {
  readonly prefabName?: string;
  /** The first of its title, text, hoverTitle and the file name of its contentString that is not blank. */
  readonly title?: string;
}
interface NamedItem extends ItemLabel {
  readonly key: string;
}
/** The items of a snapshot by their labels. Labels are worked out when they are asked for. */
declare class ItemLabels {
  #private;
  private readonly items;
  private readonly logic;
  private readonly known;
  /** @param items the section `roomItems` @param logic the section `logic` */
  constructor(items: JsonValue | undefined, logic: JsonValue | undefined);
  of(key: string): ItemLabel;
  /** The items with this title or whole label; if there are none, those that have it as another name. */
  keysOf(name: string): readonly string[];
  /** The names that {@link keysOf} knows. */
  names(): Iterable<string>;
  private get byLabel();
  private get byOtherName();
  private indexed;
  /** `item 5 (GLB "Chest")` */
  text(key: string): string;
  /** `5 (GLB "Chest")` */
  keyWithLabel(key: string): string;
}
/** The sections that hold records by their keys. */
declare const KEYED_SECTIONS: readonly ['roomItems', 'quests', 'logic'];
type KeyedSection = (typeof KEYED_SECTIONS)[number];
/** Records in a section that look like those of another one, or a whole section in another one. */
interface Misplaced {
  readonly kind: 'records' | 'section';
  /** Where they are; undefined for the snapshot itself. */
  readonly section: SectionName | undefined;
  /** Where such records belong. */
  readonly home: KeyedSection;
  readonly keys: readonly string[];
}
/** Something that the model reads as what it was meant to be. */
type NearMiss = {
  readonly kind: 'section'; /** The place of the snapshot. */
  readonly place: Place;
  readonly field: string;
  readonly spelled: string;
} | {
  readonly kind: 'key';
  readonly record: FieldSetName; /** The place of the record that has the key. */
  readonly place: Place;
  readonly field: string;
  readonly spelled: string;
  readonly isRequired: boolean;
} | {
  readonly kind: 'type';
  readonly subject: TypeSubject;
  readonly place: Place;
  readonly type: string;
  readonly spelled: string;
} | {
  /** A wrong value that says what was meant, such as a number in quotes (`instead`). */readonly kind: 'value';
  readonly record: RecordName;
  readonly place: Place;
  readonly fault: SchemaFault;
};
/** Reads misspelled names as documented ones, and finds the file's own with {@link spelledPlace}. */
declare class Spellings {
  private readonly owned;
  readonly nearMisses: NearMiss[];
  private readonly places;
  /** Whether a walk has read all records, which each walk reads anew: then nothing is left to note. */
  private isComplete;
  /** Undocumented records by the place around them and the step, so that elements need no place each. */
  private readonly undocumented;
  constructor(owned: OwnedComplaints);
  /** Reads misspelled names the same way and remembers none: for those who read what no walk is to report. */
  unremembered(): Spellings;
  /** To be called after the first walk. */
  complete(): void;
  /** The root with its sections under their documented names. */
  sections(root: JsonObject, place: Place): JsonObject;
  /**
   * A record under documented names, with the values that were certainly meant; the same object where nothing
   * is wrong.
   *
   * @param around the place of the record, or, with `step`, the one around it: a place of its own is rarely
   *   needed
   */
  record(fields: FieldSetName, value: JsonObject, around: Place, step?: Step): JsonObject;
  /** The record with the values that were meant by faults that say so. */
  private withMeant;
  /** A record whose `$type` is the documented one that it was meant to be. */
  type(subject: TypeSubject, value: JsonObject, around: Place, step?: Step): JsonObject;
  private noteKeys;
  private rename;
  private readAt;
  /** The place in the file of a place by documented names. */
  spelledPlace(place: Place): Place;
  /** Whether a place is in something that is read by a near miss: under a misspelled key or `$type`. */
  isPresumed(place: Place): boolean;
  /** Whether a place is in something whose key or `$type` only resembles a documented one: it may be the creator's own. */
  isGuessed(place: Place): boolean;
  /**
   * Notes a record in a field, or under a `$type`, that no document names: no fix may change anything in it.
   */
  noteUndocumented({
    parent,
    step
  }: Place): void;
  get hasUndocumented(): boolean;
  /** Whether a place is in a record that is itself in something undocumented. */
  isUndocumented(place: Place): boolean;
  private isIn;
}
/** What a walk needs to know: which sections, items and quests exist, broken records included. */
declare class SnapshotParts {
  readonly place: Place;
  /** The parsed text, its sections under their documented names. */
  readonly value: JsonValue;
  /** The root object; undefined when the root is something else. */
  readonly root: JsonObject | undefined;
  /** How the file spells names that the model reads as documented ones. Complete after a walk. */
  readonly spellings: Spellings;
  /** Whether `quests` groups the entries instead of holding them by id. */
  readonly hasGroupedQuests: boolean;
  /** undefined when the file has no `quests` section, or one that is not an object. */
  readonly quests: QuestIndex | undefined;
  /** undefined when the file has no `roomItems` section, or one that is not an object. */
  readonly roomItems: JsonObject | undefined;
  /** The members of the sections that hold records by their keys; none where a section is missing or no object. */
  readonly members: Readonly<Record<KeyedSection, Members>>;
  /** What the items are called. */
  readonly labels: ItemLabels;
  /** Items that are each other's parents, by key: each cycle from child to parent. */
  readonly parentCycles: readonly (readonly string[])[];
  /** Records in a section that look like those of another one. */
  readonly misplaced: readonly Misplaced[];
  /** Ids of the quest entries that dialogue effects carry inside logic. Complete after a walk. */
  readonly dialogueQuestIds: Set<string>;
  /** Their Names. */
  readonly dialogueQuestNames: Set<string>;
  /** The elements of lists of task records that are no task records. Complete after a walk. */
  readonly otherTasks: OtherTask[];
  /** Elements of Tasks in both `logic` and extraData: by item, their indexes there and here. */
  readonly repeatedTasks: Map<string, ReadonlyMap<number, number>>;
  /** The first item's logic that is an empty string, if there is one. Known after a walk. */
  emptyLogic: readonly Place[];
  constructor(value: JsonValue, owned: OwnedComplaints);
  /** The section's value, of whatever type; undefined when the file lacks it. */
  section(name: SectionName): JsonValue | undefined;
  /** Whether a section is an object without members. */
  isEmpty(name: KeyedSection | 'settings'): boolean;
  get sectionsPresent(): readonly SectionName[];
  hasItem(key: string): boolean;
  /** The prefabName of an item; undefined when the item is missing, broken or has none. */
  prefabOf(itemKey: string): string | undefined;
  /** Whether some quest entry has this id: in `quests`, or, after a walk, in a dialogue. */
  knowsQuest(id: string): boolean;
}
/** A comma between two members of a section, and the offsets between the quotes of the section's key. */
interface Cut$1 {
  readonly at: number;
  readonly section: Span;
}
/** What the prescan found at one level: in the file itself, or inside its strings that hold JSON. */
interface LevelPrescan {
  /** The deepest nesting of arrays and objects; 0 for a bare value. */
  readonly depth: number;
  /** The number of colons outside strings. In valid JSON this is the number of members. */
  readonly members: number;
  /** An object may have duplicate keys. */
  readonly keysToCheck: boolean;
  /** A key contains an escape, so it may equal a key with another spelling: members must be counted. */
  readonly escapedKeys: boolean;
  /** A double-precision reader may change a number. */
  readonly numbersToCheck: boolean;
  /** An escape may be an unpaired surrogate. */
  readonly surrogatesToCheck: boolean;
}
/** What a prescan found: which exact readers are needed. A clean text needs none. */
interface Prescan {
  readonly surface: LevelPrescan;
  /** All strings that begin with a brace or bracket, read as JSON. */
  readonly inside: LevelPrescan;
  /** A string may hold a credential: see `mayHoldSecrets`. */
  readonly secretHints: boolean;
  /** Where a large text can be cut, to be parsed in pieces. */
  readonly cuts: readonly Cut$1[];
}
/** The strings that hold JSON: `logic`, `extraData`, `roomSettingsExtraData`, `EventData`, `ExtraText`. */
type EmbeddedRole = 'logic' | 'extraData' | 'roomSettingsExtraData' | 'EventData' | 'ExtraText';
/** What reading a string as JSON gave. `too-deep` text is not read; `broken` text is not JSON. */
type EmbeddedReading = {
  readonly kind: 'value';
  readonly value: JsonValue;
  readonly prescan: Prescan | undefined;
} | {
  readonly kind: 'empty';
} | {
  readonly kind: 'broken';
} | {
  readonly kind: 'too-deep';
};
/** A string in a place where the documents have JSON in a string. */
interface EmbeddedText {
  readonly role: EmbeddedRole;
  readonly text: string;
  /** The place of the string; its content is `place.inside()`. */
  readonly place: Place;
  readonly reading: EmbeddedReading;
}
/** A value that should be a string holding JSON, and is none. */
interface EmbeddedValue {
  readonly role: EmbeddedRole;
  readonly text: undefined;
  readonly place: Place;
  readonly reading: {
    readonly kind: 'not-a-string';
    readonly value: JsonValue;
  };
}
/** What is in a place where the documents have JSON in a string. */
type Embedded = EmbeddedText | EmbeddedValue;
/** How a string that holds JSON is read. */
interface EmbeddedReadingOptions {
  /** Levels of nesting beyond which nothing is read. */
  readonly maxDepth: number;
  /** What the prescan of the file has covered: the rest, strings in strings, is prescanned here. */
  readonly surface: SurfacePrescan;
}
/** Whether the prescan of a file covered the strings on its surface, and saw escaped keys there. */
type SurfacePrescan = 'not prescanned' | 'prescanned' | 'prescanned, no escaped keys';
/** Whose names they are: those of creators are shorter and more alike. */
type Namer = 'of the platform' | 'of creators';
/** Known names, and the one that an unknown name most likely means. Unknown names are compared once. */
declare class NearNames {
  private readonly kind;
  /** What people write instead of some of them. */
  private readonly slips;
  private readonly known;
  private readonly byLength;
  private readonly bySpelling;
  private readonly remembered;
  /** Pairs of names so far. */
  private compared;
  constructor(names: Iterable<string>, kind?: Namer, /** What people write instead of some of them. */

  slips?: ReadonlyMap<string, string>);
  get names(): Iterable<string>;
  has(name: string): boolean;
  /** The known name that an unknown one resembles; undefined for any other. */
  meant(name: string): string | undefined;
  private compare;
  /** Names of about the same length that differ in more than digits; none when too many were compared. */
  private candidates;
  private isNear;
}
/** What the value of a key or parameter must be. */
declare const VALUE_KINDS: readonly ['string', 'number', 'boolean', 'array', 'object', 'colour', '3 numbers', 'any'];
type ValueKind = (typeof VALUE_KINDS)[number];
/** What `contentString` must be. */
type ContentForm = {
  readonly kind: 'url';
  readonly ending?: string;
} | {
  readonly kind: 'one of';
  readonly names: readonly string[];
} | {
  readonly kind: 'name after';
  readonly beginning: string;
};
/** What is known of a kind of item. */
interface Prefab {
  readonly name: string;
  /** The keys of its logic, without those that all items have. */
  readonly keys: ReadonlyMap<string, ValueKind>;
  /** Those of its keys that are long enough to be recognized when they are misspelled. */
  readonly longKeys: NearNames;
  readonly needed: readonly string[];
  readonly content: ContentForm | undefined;
}
/** What is known of a kind of effect. */
interface KnownEffect {
  readonly needed: ReadonlyMap<string, ValueKind>;
  /** The prefabs on which it works; undefined for any. */
  readonly on: readonly string[] | undefined;
  /** What it does to quests. */
  readonly quests: 'none' | 'reset' | 'unknown';
  /** Names of parameters that people write, by the right ones. */
  readonly slips: ReadonlyMap<string, string>;
  /** Its parameters that are colours. */
  readonly colours: readonly string[];
  /** Its lists that have one element for each step. */
  readonly equallyLong: readonly string[];
}
/** What is wrong with the syntax of an expression. Starts and ends are indexes into its text. */
type ExpressionFault = {
  readonly start: number;
  readonly end: number;
} & ({
  readonly kind: 'empty' | 'curly-quotes' | 'extra-bracket' | 'comma' | 'semicolon' | 'character';
} /** `of` is the function whose bracket it is; undefined for others. */ | {
  readonly kind: 'unclosed-bracket';
  readonly of: string | undefined;
} | {
  readonly kind: 'unclosed-quote';
  readonly quote: string;
} /** `opening` is `$T{`, `[` or `{`. */ | {
  readonly kind: 'unclosed-brace';
  readonly opening: string;
} /** `N{coins}`. */ | {
  readonly kind: 'no-dollar';
  readonly text: string;
} /** A `$` that is not followed by letters and a brace. */ | {
  readonly kind: 'lone-dollar';
} /** `$X{}`, which reads nothing that is known. */ | {
  readonly kind: 'unknown-read';
  readonly letters: string;
} /** Two values one after the other. */ | {
  readonly kind: 'no-operator';
  readonly before: string;
  readonly meant: 'both' | 'comma' | undefined;
} /** `before` is undefined at the end. */ | {
  readonly kind: 'no-value';
  readonly before: string | undefined;
} | {
  readonly kind: 'empty-argument';
  readonly of: string;
} /** `===` */ | {
  readonly kind: 'operator';
  readonly text: string;
  readonly meant: string;
} | {
  readonly kind: 'too-deep';
});
/** An expression that was read, or the first fault of its syntax. */
type ParsedExpression = {
  readonly kind: 'expression';
  readonly root: ExpressionNode;
} | {
  readonly kind: 'fault';
  readonly fault: ExpressionFault;
};
/** The expression of a FunctionEffector. */
declare class PlacedExpression {
  readonly text: string;
  /** The string that holds it. */
  readonly place: Place;
  readonly parsed: ParsedExpression;
  /** All of its nodes, each before its parts; none where it cannot be read. */
  readonly nodes: readonly ExpressionNode[];
  private cursor;
  private last;
  constructor(text: string, /** The string that holds it. */

  place: Place);
  /** The bytes of the decoded string from one index to another. Fast in ascending order. */
  span(start: number, end: number): Span;
}
/** An object with a `$type` in the place of an effect. */
declare class Effect {
  #private;
  /** undefined when `$type` is missing or no string. */
  readonly type: string | undefined;
  readonly record: JsonObject;
  readonly place: Place;
  readonly subscription: Subscription;
  constructor(/** undefined when `$type` is missing or no string. */

  type: string | undefined, record: JsonObject, place: Place, subscription: Subscription);
  /** What public material of the platform says of it; undefined for unknown types. */
  get known(): KnownEffect | undefined;
  /** The expression of a FunctionEffector, the same each time; undefined for effects of other types. */
  get expression(): PlacedExpression | undefined;
}
interface TaskVisitor {
  schemaFault(fault: PlacedSchemaFault): void;
  subscription(subscription: Subscription): void;
  effect(effect: Effect): void;
  embedded(embedded: Embedded): void;
  /** A quest entry that a dialogue effect carries. */
  dialogueQuest(entry: DialogueQuest): void;
}
/** What a walk meets, in this order: quests, items, settings, logic. Each record once. */
interface SnapshotVisitor extends TaskVisitor {
  item(item: RoomItem): void;
  questEntry(entry: QuestEntry): void;
  requirement(requirement: Requirement): void;
}
/** How a snapshot is read. */
interface ReadingOptions extends EmbeddedReadingOptions {
  /** Complaints of the schemas that are left to others. */
  readonly owned: OwnedComplaints;
}
/**
 * A room-data snapshot and the questions about it: the one model that rules, graph, simulator and editor ask.
 * Built once from a parsed text. The strings that hold JSON are read one after another while walking, never
 * all at once.
 */
declare class Snapshot extends SnapshotParts {
  private readonly reading;
  /**
   * The quests that expressions name in logic and settings, if the file has `quests`. Complete after a walk.
   */
  readonly expressions: ExpressionReference[];
  /** The ids of missing inProgress entries that references still use. Known after a walk. */
  lostQuestIds: LostIds;
  /** The requirements that keep quests from ever starting. Known after a walk. */
  requirementTangles: RequirementTangles | undefined;
  private lostIdsByEntry;
  private isWalked;
  constructor(value: JsonValue, reading?: ReadingOptions);
  /** Walks all records and calls the functions that the visitor has. Broken records are reported. */
  walk(visitor: Partial<SnapshotVisitor>): void;
  /** What only the whole of a walk tells. */
  private conclude;
  /** What the schemas report of one record, except for what others report. */
  schemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[];
  /** The lost id of a missing inProgress entry, by what is left of the quest. Known after a walk. */
  lostIdOf(entry: QuestEntry): string | undefined;
}
interface SnapshotWithQuests extends Snapshot {
  readonly quests: QuestIndex;
  readonly requirementTangles: RequirementTangles;
}
/** The states of a quest by their number (quest and task records, part 3). */
declare const QUEST_STATES: readonly ['Not Active', 'Active', 'Completed'];
type QuestState = 0 | 1 | 2;
/** What a transition code does, if the quest is in the state `from`. */
interface TransitionCode {
  readonly code: number;
  readonly from: QuestState | 'any';
  readonly to: QuestState;
}
/** What a number does as a transition code; undefined when it is not one. */
declare function transitionCode(code: number): TransitionCode | undefined;
/** How far a quest's state reaches (quest and task records, part 2, Group semantics). */
type QuestGroup = 'persistent' | 'nonPersistent' | 'multiplayer';
/** A quest pair seen as one. Its number is its index in {@link FlowModel.quests}. */
interface FlowQuest {
  readonly index: number;
  /** The id of the inProgress entry, or of the only entry. */
  readonly id: string;
  readonly name: string;
  /** The Name without its number, as expressions use it. */
  readonly bareName: string;
  readonly quest: Quest;
  /** The entry whose fields count: the inProgress one where there is one. */
  readonly entry: QuestEntry;
  readonly group: QuestGroup;
  readonly enabled: boolean;
  /** Completions that RepeatableLimit allows; Infinity for no limit. */
  readonly limit: number;
  /** Seconds after which an active quest expires; Infinity for no time limit. */
  readonly finishTime: number;
  readonly requirements: readonly FlowRequirement[];
  /** Two entries that agree on all of this. */
  readonly isSound: boolean;
}
interface FlowRequirement {
  /** The quest that waits, and the one it waits for; undefined when `quests` has no such entry. */
  readonly from: number;
  readonly quest: number | undefined;
  /** Completions needed. */
  readonly amount: number;
  readonly place: Place;
}
/** What a player does to an item: a `$type` of its triggers. All triggers of one event run together. */
interface FlowEvent {
  readonly item: string;
  readonly type: string;
  /** OnEnterEvent on an item that is not a Trigger: it never happens (quest and task records, part 2). */
  readonly works: boolean;
  /** In file order. */
  readonly tasks: readonly (FlowTransition | FlowDirect)[];
}
/** A transition code that a trigger or a linked task applies to a quest. */
interface FlowTransition {
  readonly kind: 'transition';
  /** Its number among the linked tasks, or among those of triggers, in file order. */
  readonly index: number;
  readonly quest: number;
  readonly code: TransitionCode;
  readonly item: string;
  readonly place: Place;
  readonly cause: FlowCause;
}
type FlowCause = {
  readonly kind: 'event';
  readonly event: FlowEvent;
} | {
  readonly kind: 'link';
  readonly chain: FlowChain;
  readonly delay: number;
};
interface FiredEffect {
  readonly item: string;
  /** The `$type` of the effect. */
  readonly effect: string | undefined;
  readonly place: Place;
  /** The chain that the effect is. */
  readonly chain: FlowChain | undefined;
  /** The expression that the effect is, where expressions are read. */
  readonly expression?: FlowExpression | undefined;
}
/** A basic trigger: it fires an effect of its own. */
interface FlowDirect extends FiredEffect {
  readonly kind: 'direct';
  readonly event: FlowEvent;
}
/** The expression that an effect evaluates when it fires. */
interface FlowExpression {
  readonly text: string;
  /** Undefined where it cannot be parsed. */
  readonly root: ExpressionNode | undefined;
  /** What its calls may set. */
  readonly sets: readonly QuestSet[];
  /** Whether `S` or `R` may make it run at other times as well. */
  readonly mayRunOtherwise: boolean;
}
/** An effector subscription: an effect that fires when a quest enters a state. */
interface FlowReaction extends FiredEffect {
  readonly quest: number;
  readonly state: QuestState;
}
/** A RunTriggersFromEffector that fires when a quest enters a state, or whenever its trigger does. */
interface FlowChain {
  /** What sets it off: a fact, or for a DirectEffector an event. */
  readonly source: Fact | undefined;
  readonly event: FlowEvent | undefined;
  /** One of the links runs, chosen at random, and not all of them. */
  readonly useRandom: boolean;
  /** Those that can be read, in array order; delays in seconds, 0 or more. */
  readonly links: readonly FlowTransition[];
  /** The length of linkedTasks, with those that cannot be read: chance may choose these as well. */
  readonly linkedTasks: number;
}
/** Everything in a snapshot that moves quests or answers to their changes. */
interface FlowModel {
  readonly quests: readonly FlowQuest[];
  readonly events: readonly FlowEvent[];
  readonly transitions: readonly FlowTransition[];
  readonly reactions: readonly FlowReaction[];
  readonly chains: readonly FlowChain[];
  /** What moves quests and cannot be read. */
  readonly influences: readonly Influence[];
  /** Settings: a page reload resets every quest. */
  readonly tasksRefresh: boolean;
  /** The quests with a Name, without its number. */
  readonly withBareName: ReadonlyMap<string, readonly number[]>;
  /** Keys of the room's items. */
  readonly items: ReadonlySet<string>;
  /** What they are called. */
  readonly labels: ItemLabels;
  readonly eventsOf: ReadonlyMap<string, readonly FlowEvent[]>;
  /** Reactions by the number of the fact that sets them off, in file order. */
  readonly reactionsTo: ReadonlyMap<number, readonly FlowReaction[]>;
  /** Everything that logging in sets off, as one event. */
  readonly login: FlowEvent | undefined;
  readonly requiredBy: ReadonlyMap<number, readonly FlowRequirement[]>;
  /** The transitions of each quest. */
  readonly transitionsOf: ReadonlyMap<number, readonly FlowTransition[]>;
}
/** A quest in a state. */
interface Fact {
  readonly quest: number;
  readonly state: QuestState;
}
/** What something is that roomlint cannot read. `influenceText` in words.ts says what each kind means. */
type InfluenceKind = 'logic' | 'effect' | 'page' | 'expression' | 'record' | 'inventory' | 'requirement' | 'entries' | 'roomTasks';
/** A call that may set a quest to a state, once all of these facts have been entered. */
interface QuestSet extends Fact {
  readonly needs: readonly Fact[];
}
/** Something that may move quests in ways that roomlint cannot read. */
interface Influence {
  readonly kind: InfluenceKind;
  readonly item?: string | undefined;
  /** The `$type` of an effect. */
  readonly type?: string | undefined;
  /** The `$type` of the trigger that fires it. */
  readonly trigger?: string | undefined;
  /** What sets it off; undefined when it may always happen. */
  readonly when?: Fact | undefined;
  /** The quests that it may set: to any state, unless `sets` says more. */
  readonly quests: readonly number[] | 'all';
  /** All that it may do, where that can be read. */
  readonly sets?: readonly QuestSet[];
  /** Whether it may also reset any quest. */
  readonly resets?: boolean;
}
/**
 * The states that the quests of a model may enter, under every reading of the documents: what it lacks never happens.
 * Grows from Not Active by the moves that are allowed, until nothing is new. Time, order, chance and how often something
 * happens do not count.
 */
declare class Reachability {
  readonly model: FlowModel;
  private readonly withUnread;
  /** Completions of quests that links seldom complete. */
  private readonly seldom;
  /** By the number of the fact. */
  private readonly entered;
  /** For each quest the moves that are allowed, as bits: from * 3 + to. */
  private readonly moves;
  private readonly unmet;
  private readonly metRequirements;
  /** What happens once a fact is possible, by its number. */
  private readonly waiting;
  private readonly open;
  /** Quests that something other than a transition may set. */
  private readonly setOtherwise;
  private resetsAll;
  private constructor();
  /** @param withUnread whether what cannot be read does all that it might */
  static of(model: FlowModel, withUnread: boolean): Reachability;
  isPossible(quest: number, state: QuestState): boolean;
  /** How often a quest can be completed at most, as requirements count it: the limits that can be seen. */
  completions(index: number): number;
  isMet(requirement: FlowRequirement): boolean;
  /** How often a quest is completed at most, if it can be completed again. */
  private most;
  /** Whether what cannot be read may meet a requirement. */
  private mayBeMet;
  /** The required quests that only completions of others complete, fewer times than a requirement asks. */
  private seldomCompleted;
  /** How often completions of other quests bring a quest to a state at most; Infinity where something else may. */
  private mostByLinks;
  /** The links that alone complete a quest, if its time is always over before: it is Active once, and sets them off. */
  lateCompletions({
    index,
    finishTime
  }: FlowQuest): readonly FlowTransition[];
  private start;
  private influence;
  /** A set is like a transition from any state that waits for what its condition needs. */
  private allowSet;
  private allowAllResets;
  private allowResets;
  private allowAll;
  private allowTransition;
  /** What an effect may do when it fires: run the links of a chain, or evaluate an expression. */
  private allowEffect;
  /** Guards of one event read the state before it: a code may run from where an earlier one has led. */
  private allowTogether;
  private allow;
  private once;
  private grow;
  /** Enters the states that the moves of a quest lead to by now. */
  private follow;
  private canMove;
  /** Whether a quest that was completed may be completed again. */
  private repeats;
  private enter;
  private completed;
}
/** Why a fact is impossible, closest first; `path` leads from that fact to the one where it ends. */
type Reason = /** The last fact's quest has Enabled set to false. */{
  readonly kind: 'disabled';
  readonly path: readonly Fact[];
} /** Nothing leads to the last fact. */ | {
  readonly kind: 'nothing-leads-there';
  readonly path: readonly Fact[];
} /** The last fact waits for a requirement that asks for more completions than there can ever be. */ | {
  readonly kind: 'requirement';
  readonly path: readonly Fact[];
  readonly requirement: FlowRequirement; /** The most that there can be. */
  readonly most: number;
} /** The facts of `circle` wait for each other; the path ends with its first. */ | {
  readonly kind: 'circle';
  readonly path: readonly Fact[];
  readonly circle: readonly Fact[];
} /** Time, limits or other quests prevent it: its time is over before, or every order of steps was tried. */ | {
  readonly kind: 'prevented';
};
/** Why a transition can never change anything. */
type DeadReason = {
  readonly kind: 'disabled';
} /** The state that its code requires, or what sets off its chain. */ | {
  readonly kind: 'guard' | 'source';
  readonly fact: Fact;
} | {
  readonly kind: 'requirement';
  readonly requirement: FlowRequirement;
};
/** What stands directly in the way of a fact: another fact, or something that leads no further. */
type Obstacle = /** The requirement that waits for the fact, if one does. */{
  readonly kind: 'fact';
  readonly fact: Fact;
  readonly requirement?: FlowRequirement;
} | {
  readonly kind: 'disabled' | 'nothing-leads-there';
} | Omit<Extract<Reason, {
  kind: 'requirement';
}>, 'path'>;
/** Where the obstacles of an impossible fact lead. */
interface Trail {
  /** The last fact; of a circle, the one that represents it. */
  readonly end: Fact;
  /** What its obstacle is. */
  readonly obstacle: Exclude<Obstacle['kind'], 'fact'> | 'circle';
  /** The facts of the circle that it ends in. */
  readonly circle: readonly Fact[];
  /** A quest on the way waits for a requirement. */
  readonly passesRequirement: boolean;
}
/** The obstacles of what a reachability calls impossible. All trails together take linear time. */
declare class Obstacles {
  private readonly reachability;
  private readonly trails;
  constructor(reachability: Reachability);
  /** Why a state is impossible. */
  why(quest: number, state: QuestState): Reason;
  /** Why a transition can never change anything; undefined when it can. */
  whyDead(transition: FlowTransition): DeadReason | undefined;
  /** The first obstacle of an impossible fact. */
  private obstacleOf;
  /** Where the obstacles of an impossible fact lead, kept for every fact on the way. */
  trail(fact: Fact): Trail;
  /** Follows obstacles to one that leads no further, to a trail, or back to a step of the way: its number is `round`. */
  private follow;
  /** The first quest that can never start, or else the first quest. */
  private representative;
  /** Whether a quest may ever be something else than Not Active. */
  leavesNotActive(quest: number): boolean;
}
/** A value of an expression. */
type Value = number | string | boolean;
/** One decision of a play. Quests are indexes into the model; seconds are finite, 0 or more. */
type PlayStep = /** What a player does to an item. Scripts call OnClickEvent `click`, OnEnterEvent `enter`, and others `fire`. */{
  readonly kind: 'trigger';
  readonly item: string;
  readonly type: string;
} | {
  readonly kind: 'set';
  readonly quest: number;
  readonly state: QuestState;
} /** A variable of the current player changes (`set`), or is said to have a value (`know`). */ | {
  readonly kind: 'variable';
  readonly by: 'set' | 'know';
  readonly name: string;
  readonly value: Value;
} /** From here on, a number that was never set counts as 0. */ | {
  readonly kind: 'unset is 0';
} | {
  readonly kind: 'wait';
  readonly seconds: number;
} | {
  readonly kind: 'player';
  readonly name: string;
} | {
  readonly kind: 'reload' | 'leave' | 'join';
};
/** A step of a play that the analysis finds: something that players do in a room. */
type FoundStep = Exclude<PlayStep, {
  kind: 'set' | 'variable' | 'unset is 0';
}>;
/** A play that shows something: its steps, and the seed that decides about chance. */
interface Play {
  readonly steps: readonly FoundStep[];
  readonly seed: number;
}
/** Whether a quest can come to be in a state. */
type FlowVerdict = {
  readonly kind: 'reachable';
  readonly play: Play;
} | {
  readonly kind: 'impossible';
  readonly reason: Reason;
} /** `influences` may cause it. If there are none, it only means that no play was found. */ | {
  readonly kind: 'unknown';
  readonly influences: readonly Influence[]; /** No play enters it, but under another reading of the documents one would. */
  readonly dependsOnReading?: boolean | undefined;
};
/** What plays of a room can show: {@link possible} for all facts at once, plays for one fact at a time. */
declare class FlowAnalysis {
  #private;
  readonly model: FlowModel;
  /** Why something can never happen. */
  readonly obstacles: Obstacles;
  /** What may ever happen; what it calls impossible is so under every reading of the documents. */
  readonly possible: Reachability;
  /** What the plays may do that verdicts are looked for with. */
  private readonly budget;
  private readonly verdicts;
  constructor(model: FlowModel);
  private get finder();
  verdict(quest: number, state: QuestState): FlowVerdict;
  /** What cannot be read and may move a quest: what it needs for that can happen. */
  influencesOn(quest: number): readonly Influence[];
  private judge;
}
/** Linked tasks without a delay that set each other off forever, with a play that gets there. */
interface EndlessChain {
  /** The links that run, each once, in the order of a round. The first one comes first in the file. */
  readonly links: readonly FlowTransition[];
  /** What they enter, in the same order. */
  readonly facts: readonly Fact[];
  readonly play: Play;
}
/** A linked task by which a quest's completion moves it on, without a delay or although it completes once. */
interface SelfMove {
  readonly quest: FlowQuest;
  readonly link: FlowTransition;
  /** The link does nothing: the quest is multiplayer with RepeatableLimit 1 and stays completed. */
  readonly isInVain: boolean;
  /** All effects of the completion. */
  readonly effects: readonly FlowReaction[];
}
/** A trigger that would complete its quest if its code were 181, and cause no other fault. */
interface Shortcut {
  readonly event: FlowEvent;
  readonly transition: FlowTransition;
}
/** A quest that always stays Not Active. */
interface NeverActivated {
  readonly quest: FlowQuest;
  /** The quests that only start each other, this one included; empty when there are no others. */
  readonly circle: readonly FlowQuest[];
  /** The codes that reach the quest and never change anything. */
  readonly codes: readonly FlowTransition[];
  readonly shortcut: Shortcut | undefined;
  readonly effects: readonly FlowReaction[];
  /** Whether nothing waits for the quest: no code, no effect on what it never becomes, and no requirement. */
  readonly isDraft: boolean;
}
/** A quest that can be activated and never completed, while something waits for its completion. */
interface NeverCompleted {
  readonly quest: FlowQuest;
  readonly cause: {
    readonly kind: 'no-way';
    readonly shortcut: Shortcut | undefined;
  } /** Only these links complete it, and its time is always over before. */ | {
    readonly kind: 'too-late';
    readonly links: readonly FlowTransition[];
  } /** These quests only complete each other. */ | {
    readonly kind: 'circle';
    readonly circle: readonly FlowQuest[];
  };
  readonly waiting: readonly Waiting[];
}
interface Waiting {
  readonly kind: 'effect' | 'requirement' | 'reward' | 'code';
  readonly place: Place;
}
interface BlockedRequirement {
  readonly requirement: FlowRequirement;
  readonly quest: FlowQuest;
  readonly required: FlowQuest;
  /** How often the required quest can be completed at most. */
  readonly most: number;
}
/** A quest whose requirements nothing checks. */
interface UncheckedQuest {
  readonly quest: FlowQuest;
  /** What completes it: nothing where only expressions do. */
  readonly completions: readonly FlowTransition[];
}
/** A quest that is never Active although it can be completed. */
interface NeverActive {
  readonly quest: FlowQuest;
  readonly effects: readonly FlowReaction[];
  /** Transitions whose code requires that state. */
  readonly transitions: readonly FlowTransition[];
}
type FlowFaults = ReturnType<typeof findFlowFaults>;
/** What can never happen in a room, and what goes on too far. Of quests that wait for each other, only the cause is named. */
declare function findFlowFaults(analysis: FlowAnalysis): {
  neverActivated: NeverActivated[];
  neverCompleted: NeverCompleted[];
  blockedRequirements: BlockedRequirement[]; /** Quests that require others and are only ever completed without becoming Active. */
  unchecked: UncheckedQuest[]; /** Other quests that are never Active, where an effect or a code is about that state. */
  unreachable: NeverActive[];
  endlessChains: readonly EndlessChain[]; /** In file order. */
  selfMoves: readonly SelfMove[];
};
/** What playing a room would show. Each answer is worked out when it is first asked for. */
declare class Flow {
  #private;
  private readonly read;
  private readonly isQuiet;
  /** @param isQuiet whether it is already known that there are no faults */
  constructor(read: () => FlowModel, isQuiet?: boolean);
  get model(): FlowModel;
  get analysis(): FlowAnalysis;
  /** What can never happen, each cause once. */
  get faults(): FlowFaults;
}
/** The logic of an item, in `logic` or in its extraData. */
declare class ItemLogic {
  readonly value: JsonObject;
  /** Where the keys of `value` are. */
  readonly place: Place;
  /** Where the string is that holds it. */
  readonly holder: Place;
  readonly itemKey: string;
  readonly prefabName: string | undefined;
  readonly prefab: Prefab | undefined;
  /** The keys that its prefab does not have, or not with such values; none for an unknown prefab. */
  readonly oddKeys: readonly string[];
  constructor(value: JsonObject, /** Where the keys of `value` are. */

  place: Place, /** Where the string is that holds it. */

  holder: Place, itemKey: string, prefabName: string | undefined);
}
declare const KINDS: readonly ['variable', 'timer', 'spawnPoint', 'cameraState', 'movementProfile', 'leaderboard', 'npc'];
/** A kind of name that refers to something in the same file. */
type NameKind = (typeof KINDS)[number];
/** A string that is a name, or the bytes of its content that are. */
interface NamePlace {
  readonly place: Place;
  readonly part?: Span;
}
/** Where a name is. */
interface NamePlaces {
  /** The first of them. */
  readonly places: NamePlace[];
  count: number;
  /** The `$type` or prefab of the first. */
  readonly owner: string;
}
/** The names of one kind in a file. */
interface NameIndex {
  readonly set: Map<string, NamePlaces>;
  readonly used: Map<string, NamePlaces>;
  /** Whether something sets a name that it puts together at run time, or lacks: then any name may be set. */
  isOpen: boolean;
}
/** Collects the names that refer to something in the same file, of all kinds, in one walk. */
declare class NameReader {
  private readonly indexes;
  /** Complete after a walk with {@link reading}. */
  of(kind: NameKind): NameIndex;
  /** The visitor, and with it this reader. */
  reading(visitor: Partial<SnapshotVisitor>): Partial<SnapshotVisitor>;
  /** Notes the names in the logic of an item, which {@link reading} does not meet. */
  noteLogic({
    prefabName,
    value,
    place
  }: ItemLogic): void;
  /** Notes the names in a record, by its `$type` or prefab. */
  private noteFields;
  /** Notes the names that a text shows the values of: `|name|`. */
  private noteShown;
  private noteSettings;
  /** Notes the variables that an expression reads and sets. One that cannot be read may set any. */
  private noteExpression;
}
/** A span inside a string: the place of the string, and bytes of its decoded content. */
interface InnerSpan {
  readonly holder: Place;
  readonly span: Span;
}
/**
 * A place (its value, key, or record's key or brace), or a span of bytes in the string `holder` or the file.
 */
type Target = {
  readonly kind: 'place';
  readonly place: Place;
  readonly part: PlacePart; /** Members that are absent from the record there: each of them is named. */
  readonly absent?: readonly string[];
} | {
  readonly kind: 'span';
  readonly holder: Place | undefined;
  readonly span: Span; /** The place that the report names for the span; undefined where there is no tree. */
  readonly place: Place | undefined;
};
/** The key of a place: what is wrong is the key, or that the field is there. */
declare function keyAt(place: Place): Target & {
  kind: 'place';
};
/** The record at a place, by its key or opening brace: something is missing from it. */
declare function recordAt(place: Place): Target;
/** Members that a record lacks: shown at the record, known by the members. */
declare function absentFrom(place: Place, absent: readonly string[]): Target;
/** Bytes of the file, or of the decoded string at `holder`. The report names them by `place`. */
declare function spanIn(holder: Place | undefined, span: Span, place?: Place): Target;
/** What a fix changes, before it has offsets: the JSON, or bytes of the file, which need not be JSON. */
type EditDraft = (TextEdit & Discarding) | ByteEdits | Cut;
/** What a fix declares about an edit that removes or replaces a value. Only unsafe fixes may. */
interface Discarding {
  /** The value is meant to go, with everything in it that the documents do not describe. */
  readonly discards?: true;
}
/** New text for bytes of the file. */
interface ByteEdits {
  readonly kind: 'bytes';
  readonly replacements: readonly Replacement[];
}
/** Bytes that are cut out of the decoded content of the string at `holder`. */
interface Cut extends InnerSpan {
  readonly kind: 'cut';
}
/** Ids that are not in use yet. They follow from the file, the rule and the place. */
interface NewIds {
  /** A UUID of version 4. */
  uuid(place: Place): string;
  /** A quest id that looks like another one: as long, with the same beginning. */
  questId(place: Place, like: string, isTaken: (id: string) => boolean): string;
}
interface FixDraft {
  readonly safety: FixSafety;
  readonly description: string;
  readonly edits: readonly EditDraft[] | ((ids: NewIds) => readonly EditDraft[]);
}
/** One occurrence that a rule reports: one finding. */
interface Draft {
  /** What the finding is about. Of several claims, it is shown at the first, and known by all of them. */
  readonly at: Claim | readonly [Claim, ...Claim[]];
  /** What is wrong: one of the rule's kinds. */
  readonly kind: string;
  /** Names the occurrence if the order of the file decides at which of several places it is. */
  readonly identity?: string | undefined;
  /** What the words of the kind are made of. */
  readonly values?: unknown;
  readonly related?: readonly {
    readonly at: Claim;
    readonly message: string;
  }[] | undefined;
  readonly fix?: FixDraft | undefined;
}
/** What a finding is about: a value, a key, absent members, or a span of text. */
type Claim = Target | Place;
/** An edit that puts another value in place of one. */
declare function writeValue(place: Place, value: JsonValue): TextEdit;
/** A fix that puts JSON text in place of a value. @throws TypeError for `true` instead of `'true'` */
declare function replaceValue(place: Place, json: string, safety: FixSafety, description: string): FixDraft;
/** An unsafe fix that replaces a value which the documents do not describe: what it was is meant to go. */
declare function overwriteValue(place: Place, json: string, description: string): FixDraft;
/** A fix that puts a new UUID in place of a value, the same for the `original` and all of its copies. */
declare function renewUuid(place: Place, safety: FixSafety, description: string, original?: Place): FixDraft;
/** A fix that takes a member or element out, with its comma and white space. */
declare function removeMember(place: Place, safety: FixSafety, description: string): FixDraft;
/** An unsafe fix that gives a member the key that was meant. */
declare function renameMember(place: Place, key: string, shown: string): FixDraft;
/** A fix that cuts characters out of a string: `span` counts in its decoded content. */
declare function cutFromString(holder: Place, span: Span, safety: FixSafety, description: string): FixDraft;
/** A fix that adds a member with JSON text, where the order of the others wants it, else at the end. */
declare function addMember(into: Place, key: string, json: string, safety: FixSafety, description: string): FixDraft;
/** One option of a rule: its type, what it is when nobody sets it, and what it means. */
type OptionSpec = {
  readonly type: 'boolean';
  readonly default: boolean;
  readonly description: string;
} | {
  readonly type: 'integer';
  readonly default: number;
  readonly minimum: number;
  readonly description: string;
} | {
  readonly type: 'string';
  readonly default: string;
  readonly description: string;
} | {
  readonly type: 'choice';
  readonly default: string;
  readonly choices: readonly string[];
  readonly description: string;
} | {
  readonly type: 'strings';
  readonly default: readonly string[]; /** Whether it may be `"any"` instead of a list. */
  readonly orAny?: boolean;
  readonly description: string;
};
type OptionSpecs = Readonly<Record<string, OptionSpec>>;
/** The values that a rule gets for its options. */
type OptionValues<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: Specs[Name] extends {
  type: 'boolean';
} ? boolean : Specs[Name] extends {
  type: 'integer';
} ? number : Specs[Name] extends {
  type: 'strings';
} ? readonly string[] | (Specs[Name] extends {
  orAny: true;
} ? 'any' : never) : string };
/** Takes an occurrence. The finding carries the rule's id and level by itself. */
type Report<K extends Kinds = Kinds> = (reported: ReportedAs<K>) => void;
/** What is reported of each kind: where, and what its words are made of. */
type ReportedAs<K extends Kinds> = { readonly [Name in keyof K & string]: Reported<Name, ValuesOf<K[Name]>> }[keyof K & string];
type Reported<Name extends string, Values> = Omit<Draft, 'kind' | 'values'> & {
  readonly kind: Name;
} & ([Values] extends [undefined] ? {
  readonly values?: undefined;
} : {
  readonly values: Values;
});
type ValuesOf<K> = SaysOf<K> extends ((values: infer Values extends object) => string) ? Values : undefined;
type SaysOf<K> = K extends Kind<infer Words extends Says> ? Words : K;
type EachSubscription = (visit: (subscription: Subscription) => void) => void;
/** What a listener may need besides the record it is about. */
interface RuleContext<Options, State> {
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
type Listener<Subject, Options, State, K extends Kinds, Context = RuleContext<Options, State>> = (subject: Subject, report: Report<K>, context: Context) => void;
type QuestListener<Subject, Options, State, K extends Kinds> = Listener<Subject, Options, State, K, QuestContext<Options, State>>;
/** What a rule listens to. It never walks the tree by itself. */
interface RuleListeners<Options, State, K extends Kinds> {
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
/** The safety of the fixes of a rule: `none`, one safety for all, or `mixed` where it depends on the case. */
type FixKind = 'none' | FixSafety | 'mixed';
/** What is read of a file at most: its size in bytes, levels of nesting, and records of a section. */
type LimitName = 'maxBytes' | 'maxDepth' | 'maxRecords';
/** A rule: what it reports, and when. Its page in rules/ says why, shows examples and is its test. */
interface RuleDefinition<Specs extends OptionSpecs, State, K extends Kinds> {
  /** `family/name`, or `schema`. */
  readonly id: string;
  /** Level in the preset `recommended`; `off` for rules that go beyond the documents. */
  readonly level: RuleLevel;
  /** Level and options in the preset `lenient`, where they differ. */
  readonly lenient?: {
    readonly level?: RuleLevel;
    readonly options?: Partial<OptionValues<Specs>>;
  };
  /** What the preset `catalog` changes, by the public material. `all` takes it as well. */
  readonly catalog?: {
    readonly level?: RuleLevel;
    readonly options?: Partial<OptionValues<Specs>>; /** Whether the public material contradicts the rule: then `all` does not take it. */
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
type Rule = RuleDefinition<OptionSpecs, unknown, Kinds> & {
  readonly fix: FixKind;
};
/** Types a rule: its listeners see the options, the state and the kinds that it defines. */
declare function defineRule<const Specs extends OptionSpecs = Record<never, never>, State = undefined, const K extends Kinds = Kinds>(definition: RuleDefinition<Specs, State, K>): Rule;
/** Something about the bytes. The rules of the family `text` each take their kind. */
type TextFault = {
  readonly kind: 'encoding';
  readonly fault: EncodingFault;
} /** `more`: this is the last one that is reported, but there are more. */ | {
  readonly kind: 'syntax';
  readonly fault: SyntaxFault;
  readonly more: boolean;
  readonly bytes: Uint8Array;
} | {
  readonly kind: 'size';
  readonly bytes: number;
} /** A section with more records than are read; without `section`, the file has more sections. */ | {
  readonly kind: 'records';
  readonly section: SectionName | undefined;
  readonly count: number;
  readonly most: number;
  readonly span: Span;
} /** A record with more fields than are read, and its key. */ | {
  readonly kind: 'fields';
  readonly section: string;
  readonly record: string;
  readonly count: number;
  readonly most: number;
  readonly span: Span;
} /** A container nested deeper than the limit. `holder` as in {@link TreeTextFault}. */ | {
  readonly kind: 'depth';
  readonly holder: Place | undefined;
  readonly span: Span;
  readonly path: readonly Step[];
  readonly max: number;
} | {
  readonly kind: 'tree';
  readonly holder: Place | undefined;
  readonly fault: TreeFault;
};
/** The presets that a config may extend. `catalog` is a layer on another preset, or on `recommended`. */
declare const PRESETS: readonly ['recommended', 'lenient', 'catalog', 'all'];
type Preset = (typeof PRESETS)[number];
/** The rules that roomlint knows, by id. */
type RulePack = ReadonlyMap<string, Rule>;
export { ByteOffset, Claim, CompletePair, Draft, EachSubscription, EditError, Finding, FindingPlace, Fix, FixDraft, FixSafety, ItemLogic, JsonObject, JsonValue, Kinds, Level, Line, LineAndColumn, NamedItem, NearNames, NewIds, OmittedFindings, Place, PlacedExpression, PlainJson, PlainObject, Position, Preset, QUEST_KINDS, QUEST_STATES, QuestEntry, QuestIndex, Range, RecordName, RelatedPlace, Report, ReportedAs, Rule, RuleContext, RuleDefinition, RuleLevel, RuleListeners, RulePack, SchemaFault, SectionName, Snapshot, Span, Splice, Step, Subscription, TextEdit, Utf16Column, absentFrom, addMember, completePair, cutFromString, defineRule, isObject, keyAt, overwriteValue, questReference, recordAt, removeMember, renameMember, renewUuid, replaceValue, span, spanIn, transitionCode, writeValue };