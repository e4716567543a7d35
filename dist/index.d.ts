/** An RFC 6901 pointer, or for JSON in strings one for each level: `['/logic/4', '/Tasks/0/TargetState']`. */
type At = string | readonly [pointer: string, ...embedded: string[]];
/** Where a new member goes among its neighbours. */
type Beside = {
    readonly before: Step;
} | {
    readonly after: Step;
};
/** JSON text to write exactly as spelled, such as a number with all its digits. */
declare class Spelled {
    readonly json: string;
    /** @throws EditError when the text is not JSON */
    constructor(json: string);
}
/** Edits a JSON text by places of the original; bytes that no edit touches stay the same. */
declare class JsonEditor {
    private readonly bytes;
    private readonly edits;
    /** @param bytes UTF-8 @throws EditError when the bytes are not JSON */
    constructor(bytes: Uint8Array);
    /** Replaces a value. A new array or object is laid out like the one it replaces. */
    replace(at: At, value: JsonValue | Spelled): this;
    /** Changes the key of a member. */
    rename(at: At, key: string): this;
    /** Removes a member or element with its comma and white space. Of duplicate keys, all are removed. */
    remove(at: At): this;
    /**
     * Inserts a member under a new key, or an element before an index or, with `-`, at the end.
     * @param beside the neighbour to insert next to; without one, in the order of sorted keys, or at the end
     */
    insert(at: At, value: JsonValue | Spelled, beside?: Beside): this;
    /** Turns a value into a string that holds its JSON text, as a `logic` value has to be. */
    embed(at: At): this;
    /** The edits as sorted splices. @throws EditError when places do not exist or edits overlap */
    splices(): readonly Splice[];
    /** The text after all edits. @throws EditError like {@link splices} */
    result(): Uint8Array;
    private add;
}
/** The text is not a baseline. The message says what is wrong with it. */
declare class BaselineError extends Error {
}
/** What a baseline accepts in one file. */
interface KnownFindings {
    /** The text of the baseline. */
    readonly baseline: string;
    /** The path of the file in it. */
    readonly file: string;
}
/** One step into a container: the key of a member, or the index of an element, from 0. */
type Step = string | number;
declare const byteOffsetBrand: unique symbol;
/** A byte offset from the start of a text. Not a column and not a UTF-16 index. */
type ByteOffset = number & {
    readonly [byteOffsetBrand]: true;
};
/** The bytes from `start` to `end`, exclusive. */
interface Span {
    readonly start: ByteOffset;
    readonly end: ByteOffset;
}
/** From `start` to `end`, exclusive, in any unit. */
interface OffsetRange {
    readonly start: number;
    readonly end: number;
}
declare function span(start: number, end: number): Span;
/** The names of the fields of a record that differ. All are empty when one of the two is not an object. */
interface FieldChanges {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly removed: readonly string[];
}
/** Values in which numbers are strings of this character and their text in the file. */
interface WrittenValues {
    readonly before: JsonValue | undefined;
    readonly after: JsonValue | undefined;
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
/** One value of a room that something adds, changes or removes, as it is reported. */
interface ValueChange {
    /** RFC 6901 pointer into the room before; for an added value, into the room after. */
    readonly pointer: string;
    /** Pointers inside strings that hold JSON, outermost first. */
    readonly embedded: readonly string[];
    readonly kind: 'added' | 'changed' | 'removed';
    readonly before?: JsonValue | undefined;
    readonly after?: JsonValue | undefined;
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
/** A section whose changes a plan lists. */
type PlanSection = 'roomItems' | 'quests' | 'settings' | 'logic' | 'roomTasks';
/** The changes of an import. Applied to the room, all of them give the room after the import, by value. */
interface PlanChanges extends Iterable<ValueChange> {
    /** Those of a record that the import adds, changes or removes. */
    of(kind: ValueChange['kind'], section: PlanSection, key: string | undefined): readonly ValueChange[];
    /** An item of the room by its label; one that the import adds by its own. */
    item(key: string): NamedItem;
    /** A quest entry of the room by its names; one that the import adds by its own. */
    quest(key: string): QuestName;
}
/** A record that the import changes, with the names of its fields that differ. */
type Changed<Name> = Name & {
    readonly fields: FieldChanges;
};
type PlanVerdict = 
/** The room stays as it is, byte for byte. */
'unchanged' | 'changes'
/** Something is gone afterwards: an item, a quest, logic, a settings key, or an unknown field. */
 | 'destroys';
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
interface SectionPlan {
    readonly added: readonly string[];
    readonly rewritten: readonly string[];
    /** Of the rewritten: sections that are not made of records, and of which nothing stays. */
    readonly emptied: readonly string[];
    readonly unchanged: readonly string[];
    /** Sections of the snapshot that the documents do not know. */
    readonly dropped: readonly string[];
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
/** What a snapshot may be if its import would destroy much. */
type Look = 
/** Only a few items of the room. */
'partial-file'
/** The same items under other keys. */
 | 'renumbered'
/** The same quests with other ids. */
 | 'renewed-quests'
/** Nothing in it is newer than the room, and what the room has last is missing. */
 | 'older-backup' | 'other-room'
/** A quests section without entries, as a failed download leaves it. */
 | 'emptied-quests';
/** What limits count. */
declare const LOSS_KINDS: readonly ['items', 'quests', 'logic', 'settings', 'sections'];
type LossKind = (typeof LOSS_KINDS)[number];
interface PlanCounts extends Readonly<Record<LossKind, number>> {
    readonly removedItems: number;
    readonly removedQuests: number;
}
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
/** A part of a place. `record` is the key, or the opening brace if there is no key. */
type PlacePart = 'value' | 'key' | 'record';
/**
 * A place (its value, key, or record's key or brace), or a span of bytes in the string `holder` or the file.
 */
type Target = {
    readonly kind: 'place';
    readonly place: Place;
    readonly part: PlacePart;
    /** Members that are absent from the record there: each of them is named. */
    readonly absent?: readonly string[];
} | {
    readonly kind: 'span';
    readonly holder: Place | undefined;
    readonly span: Span;
    /** The place that the report names for the span; undefined where there is no tree. */
    readonly place: Place | undefined;
};
/** What a finding is about: a value, a key, absent members, or a span of text. */
type Claim = Target | Place;
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
interface Cut {
    readonly kind: 'cut';
    readonly span: Span;
    readonly holder: Place;
}
/** What a fix changes, before it has offsets: the JSON, or bytes of the file, which need not be JSON. */
type EditDraft = (TextEdit & Discarding) | ByteEdits | Cut;
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
/** Members that a record lacks: shown at the record, known by the members. */
declare function absentFrom(place: Place, absent: readonly string[]): Target;
/** A fix that adds a member with JSON text, where the order of the others wants it, else at the end. */
declare function addMember(into: Place, key: string, json: string, safety: FixSafety, description: string): FixDraft;
/** A fix that cuts characters out of a string: `span` counts in its decoded content. */
declare function cutFromString(holder: Place, span: Span, safety: FixSafety, description: string): FixDraft;
/** The key of a place: what is wrong is the key, or that the field is there. */
declare function keyAt(place: Place): Target & {
    kind: 'place';
};
/** An unsafe fix that replaces a value which the documents do not describe: what it was is meant to go. */
declare function overwriteValue(place: Place, json: string, description: string): FixDraft;
/** The record at a place, by its key or opening brace: something is missing from it. */
declare function recordAt(place: Place): Target;
/** A fix that takes a member or element out, with its comma and white space. */
declare function removeMember(place: Place, safety: FixSafety, description: string): FixDraft;
/** An unsafe fix that gives a member the key that was meant. */
declare function renameMember(place: Place, key: string, shown: string): FixDraft;
/** A fix that puts a new UUID in place of a value, the same for the `original` and all of its copies. */
declare function renewUuid(place: Place, safety: FixSafety, description: string, original?: Place): FixDraft;
/** A fix that puts JSON text in place of a value. @throws TypeError for `true` instead of `'true'` */
declare function replaceValue(place: Place, json: string, safety: FixSafety, description: string): FixDraft;
/** Bytes of the file, or of the decoded string at `holder`. The report names them by `place`. */
declare function spanIn(holder: Place | undefined, span: Span, place?: Place): Target;
/** An edit that puts another value in place of one. */
declare function writeValue(place: Place, value: JsonValue): TextEdit;
type Verdict = 'identical' | 'kept' | 'lost';
/** What must be kept: every byte, every value, or everything that the schemas do not know. */
declare const KEEPS: readonly ['bytes', 'values', 'unknown'];
type Keep = (typeof KEEPS)[number];
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
/** One of the two texts of a comparison. */
type Side = 'before' | 'after';
declare const lineBrand: unique symbol;
/** A line, counted from 1. */
type Line = number & {
    readonly [lineBrand]: true;
};
declare const columnBrand: unique symbol;
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
/** A stretch of the file. `end` is exclusive. */
interface Range {
    readonly start: Position;
    readonly end: Position;
}
/** `safe` cannot change a meaning for the worse. */
type FixSafety = 'safe' | 'unsafe';
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
/** What no schema knows inside a value: how much, and where the first few are. */
interface UnknownParts {
    readonly count: number;
    /** RFC 6901 pointers from the value to the first few. What follows `#` is inside a string. */
    readonly pointers: readonly string[];
}
/** A value from JSON.parse. `__proto__` may be an own property, so read members with {@link member}. */
type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
interface JsonObject {
    [key: string]: JsonValue;
}
declare function isObject(value: JsonValue | undefined): value is JsonObject;
/** The own member `key` of `object`, never an inherited property such as `constructor`. */
declare function member(object: JsonObject, key: string): JsonValue | undefined;
type QuestStatus = 'inProgress' | 'completed';
/** One entry of `quests`: half of a quest pair. */
interface QuestEntry {
    /** The key in `quests`; a sound entry's `id` equals it. */
    readonly key: string;
    readonly record: JsonObject;
    readonly place: Place;
    /** As it should be where Rewards and SuccessMsg show it; undefined when it is missing or invalid. */
    readonly status: QuestStatus | undefined;
}
/** Exactly one entry of each Status (quest and task records, part 2, quest pair). */
interface CompletePair {
    readonly inProgress: QuestEntry;
    readonly completed: QuestEntry;
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
declare function completePair({ entries, inProgress, completed }: QuestPair): CompletePair | undefined;
/** Something that may be written. */
interface Choice {
    readonly kind: 'key' | 'value' | 'type' | 'record' | 'code' | 'quest' | 'item' | 'name' | 'function';
    /** The key, value or text that is meant. */
    readonly value: JsonValue;
    /** A few words about it. */
    readonly detail: string;
}
/** Replaces the bytes from `start` to `end` of a file with `text`. */
interface Splice {
    readonly start: ByteOffset;
    readonly end: ByteOffset;
    /** Already escaped for the strings around it. */
    readonly text: string;
}
/** JSON to write: spelled as given, laid out like its neighbours, or copied from the same text. */
type NewJson = {
    readonly kind: 'json';
    readonly json: string;
} | {
    readonly kind: 'value';
    readonly value: JsonValue;
}
/** A copy of another value, with edits whose places are those of the original. */
 | {
    readonly kind: 'copy';
    readonly of: Place;
    readonly edits: readonly TextEdit[];
    /** JSON text to write before and after it, such as `[` and `]`. */
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
}
/** Removes a member or element with its comma and white space; of duplicate keys, all. */
 | {
    readonly kind: 'remove';
    readonly place: Place;
} | {
    readonly kind: 'insert';
    /** The object or array. */
    readonly into: Place;
    /** The key of the new member; in an array an index, or `-` for the end (RFC 6901, section 4). */
    readonly key: string;
    readonly json: NewJson;
    /** The neighbour to insert next to; without one, in the order of sorted keys, or at the end. */
    readonly beside?: {
        readonly side: 'before' | 'after';
        readonly step: Step;
    } | undefined;
}
/** Turns a value into a string that holds its JSON text, unchanged. */
 | {
    readonly kind: 'embed';
    readonly place: Place;
};
/** An edit that cannot be made. The message says which one and why. */
declare class EditError extends Error {
    readonly name = "EditError";
}
/** Something that may be written at a place. */
interface Completion {
    /** `quest`, `item` and `name`: of the file. `code`: a transition code or state. `record`: an element. */
    readonly kind: Choice['kind'];
    /** What is meant: the key, the value, or in an expression the text. */
    readonly value: JsonValue;
    /** A few words about it, possibly empty; plain text, with names of the file. Credentials are masked. */
    readonly detail: string;
    /** Writes it. Its text is escaped for the strings around it. */
    readonly splice: Splice;
}
/** Something wrong in a config. `path` leads to the value, or with `onKey` to the key. */
interface ConfigFault {
    readonly path: readonly Step[];
    readonly onKey: boolean;
    readonly message: string;
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
declare function checkSnapshot(bytes: Uint8Array, config?: JsonValue, options?: {
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
declare function checkSnapshotAsync(bytes: Uint8Array, config?: JsonValue, options?: {
    readonly signal?: StopSignal | undefined;
}): Promise<LintResult>;
/**`
 * @throws NotJsonError when one of them is not JSON, unless both are the same
 * @throws RangeError for an invalid pointer glob
 * @throws TypeError for an argument of another type
 */
declare function compareSnapshots(before: Uint8Array, after: Uint8Array, options?: {
    readonly keep?: Keep;
    readonly allow?: readonly string[];
}): Comparison;
/**
 * What is wrong with the shape of one record, as the rule `schema` reports it: without the faults that other
 * rules report. The records nested in it are not checked; each is a call of its own.
 *
 * @throws TypeError for anything but the name of a kind of record
 */
declare function findSchemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[];
/**
 * The same for Graphviz, as `roomlint graph --format dot` prints it, with credentials covered. `@viz-js/viz`,
 * for one, makes an SVG of it.
 *
 * @param options as for {@link graphSnapshot}
 * @throws what {@link graphSnapshot} throws
 */
declare function graphDot(bytes: Uint8Array, options?: {
    readonly focus?: string;
    readonly depth?: number;
}): string;
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
declare function outlineSnapshot(bytes: Uint8Array, config?: JsonValue, options?: {
    readonly item?: string;
    readonly quest?: string;
}): ShowReport;
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
declare function repairSnapshot(bytes: Uint8Array, config?: JsonValue, options?: {
    readonly unsafe?: boolean;
    readonly only?: (finding: Finding) => boolean;
    readonly known?: KnownFindings | undefined;
}): Repair;
/** What a hover says. */
interface Description {
    /** Names and texts of the file are code, so that nothing in them is Markdown. Credentials are masked. */
    readonly markdown: string;
    /** The bytes that it is about: a key or value. */
    readonly span: Span;
}
/** {@link SnapshotDocument.describeAt} for a text that is asked about once. */
declare function describeAt(bytes: Uint8Array, offset: number): Description | undefined;
/** {@link SnapshotDocument.completionsAt} for a text that is asked about once. */
declare function completionsAt(bytes: Uint8Array, offset: number): readonly Completion[];
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
    private namesIn;
    private namesOf;
    private get snapshot();
    private read;
    /** Without a redaction, there are too many credentials to show anything. */
    private get hidden();
}
/** How a report names the file. */
interface ReportNames {
    /** With `/`; `<snapshot>` unless given. */
    readonly path?: string;
}
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
 * The report of `roomlint check` for people: findings with their code frames, and a last line that counts
 * them. Control characters of the file are escaped, and credentials masked.
 *
 * @param options `columns`: how wide code frames are, 80 unless given
 */
declare function textReport(result: Pick<LintResult, 'findings' | 'shownBytes'> & Partial<Pick<LintResult, 'omitted' | 'unchecked'>>, options?: ReportNames & {
    readonly columns?: number;
}): string;
/** New text for bytes of the text. */
interface Replacement {
    readonly span: Span;
    readonly text: string;
}
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
    readonly 'web-page': false;
    readonly 'lfs-pointer': false;
    readonly 'code-fence': true;
    readonly 'not-json': true;
};
type SyntaxFaultKind = keyof typeof MADE_THROUGHOUT;
/** A correction that leaves the text closer to valid JSON. It is `safe` where nothing else can be meant. */
interface SyntaxFix {
    readonly safety: 'safe' | 'unsafe';
    readonly replacements: readonly Replacement[];
}
/** What a text has in a place where something else belongs. */
type Belongs = 'start' | 'value' | 'key' | 'colon' | 'comma';
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
type EachSubscription = (visit: (subscription: Subscription) => void) => void;
type Reported<Name extends string, Values> = Omit<Draft, 'kind' | 'values'> & {
    readonly kind: Name;
} & ([
    Values
] extends [undefined] ? {
    readonly values?: undefined;
} : {
    readonly values: Values;
});
type SaysOf<K> = K extends Kind<infer Words extends Says> ? Words : K;
type ValuesOf<K> = SaysOf<K> extends (values: infer Values extends object) => string ? Values : undefined;
/** What is reported of each kind: where, and what its words are made of. */
type ReportedAs<K extends Kinds> = {
    readonly [Name in keyof K & string]: Reported<Name, ValuesOf<K[Name]>>;
}[keyof K & string];
/** Takes an occurrence. The finding carries the rule's id and level by itself. */
type Report<K extends Kinds = Kinds> = (reported: ReportedAs<K>) => void;
/** The safety of the fixes of a rule: `none`, one safety for all, or `mixed` where it depends on the case. */
type FixKind = 'none' | FixSafety | 'mixed';
/** What is read of a file at most: its size in bytes, levels of nesting, and records of a section. */
type LimitName = 'maxBytes' | 'maxDepth' | 'maxRecords';
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
    optionsOf(ruleId: string): JsonObject | undefined;
}
type Listener<Subject, Options, State, K extends Kinds, Context = RuleContext<Options, State>> = (subject: Subject, report: Report<K>, context: Context) => void;
/** Something about the bytes. The rules of the family `text` each take their kind. */
type TextFault = {
    readonly kind: 'encoding';
    readonly fault: EncodingFault;
}
/** `more`: this is the last one that is reported, but there are more. */
 | {
    readonly kind: 'syntax';
    readonly fault: SyntaxFault;
    readonly more: boolean;
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'size';
    readonly bytes: number;
}
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
} | {
    readonly kind: 'tree';
    readonly holder: Place | undefined;
    readonly fault: TreeFault;
};
/** The context of a listener that is called for parts of quests: the file has some. */
interface QuestContext<Options, State> extends RuleContext<Options, State> {
    readonly snapshot: SnapshotWithQuests;
}
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
        readonly options?: Partial<OptionValues<Specs>>;
        /** Whether the public material contradicts the rule: then `all` does not take it. */
        readonly isRelaxing?: true;
    };
    /** Level in the preset `all`, for a rule that is off in all others. */
    readonly levelInAll?: Level;
    readonly fix: FixKind;
    /** One line: what must hold, or what is reported. */
    readonly summary: string;
    /** Document and part that the rule comes from. */
    readonly source: string;
    readonly options?: Specs;
    /** Complaints of the schemas that this rule reports better, and that schema leaves to it, even if off. */
    readonly owns?: readonly OwnedComplaint[];
    /** Limits of what is read, by the options that set them. Without the rule, the safe limits apply. */
    readonly limits?: {
        readonly [Limit in LimitName]?: keyof Specs & string;
    };
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
type Rule = RuleDefinition<OptionSpecs, unknown, Kinds>;
/** Types a rule: its listeners see the options, the state and the kinds that it defines. */
declare function defineRule<const Specs extends OptionSpecs = Record<never, never>, State = undefined, const K extends Kinds = Kinds>(definition: RuleDefinition<Specs, State, K>): Rule;
/** How severe a finding is. Only `error` fails a check by itself. */
declare const LEVELS: readonly ['error', 'warning', 'info'];
type Level = (typeof LEVELS)[number];
/** A level, or `off`: the rule does not run. */
type RuleLevel = Level | 'off';
/** The states of a quest by their number (quest and task records, part 3). */
declare const QUEST_STATES: readonly ["Not Active", "Active", "Completed"];
/** What a transition code does, if the quest is in the state `from`. */
type TransitionCode = CompiledTransitionCode;
type QuestState = TransitionCode['to'];
/** What a number does as a transition code; undefined when it is not one. */
declare function transitionCode(code: number): TransitionCode | undefined;
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
/** What creators call an item, as in the file, without credentials. Escape it before printing. */
interface ItemLabel {
    readonly prefabName?: string;
    /** The first of its title, text, hoverTitle and the file name of its contentString that is not blank. */
    readonly title?: string;
}
interface NamedItem extends ItemLabel {
    readonly key: string;
}
/** The same without the word: `5 (GLB "Chest")`. */
declare function keyWithLabel(item: NamedItem): string;
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
    /** How many there are. */
    get nameCount(): number;
    private get byLabel();
    private get byOtherName();
    private indexed;
    /** `item 5 (GLB "Chest")` */
    text(key: string): string;
    /** `5 (GLB "Chest")` */
    keyWithLabel(key: string): string;
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
/** A quest entry, by the names that creators use. */
interface QuestName {
    readonly key: string;
    readonly name?: string;
    readonly status?: string;
    readonly entryId?: string;
    readonly group?: string;
}
/** What players lose with a quest, by its Group (quest and task records, group semantics). */
type LostProgress = 
/** Each player's own, saved between sessions. */
'saved'
/** One for all players, saved between sessions. */
 | 'shared'
/** Of the current session only. */
 | 'session'
/** The documents do not know its Group. */
 | 'not-shown';
/** A quest entry that the import removes, and what depends on it. */
interface RemovedQuest extends QuestName {
    readonly progress: LostProgress;
    /** Keys of the items whose logic refers to it after the import. */
    readonly usedBy: readonly string[];
    /** Keys of the quest entries that require it after the import. */
    readonly requiredBy: readonly string[];
}
/** What becomes of records, by key. Every key of both files is in exactly one list. */
interface RecordSteps {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly removed: readonly string[];
    readonly unchanged: readonly string[];
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
    constructor(names: Iterable<string>, kind?: Namer, 
    /** What people write instead of some of them. */
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
    constructor(value: JsonObject, 
    /** Where the keys of `value` are. */
    place: Place, 
    /** Where the string is that holds it. */
    holder: Place, itemKey: string, prefabName: string | undefined);
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
/** An item, and every place that defines or mentions it. */
interface ItemReferences {
    readonly key: string;
    /** In file order. */
    readonly references: readonly Reference[];
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
/** The quests and items of a snapshot, with every place that defines or mentions them. */
interface ReferenceIndex {
    readonly quests: readonly QuestReferences[];
    /** Also items that only `logic` or a parentItemID names. */
    readonly items: readonly ItemReferences[];
}
/** Where the quests and items of a snapshot are defined and mentioned. @throws SnapshotError */
declare function referencesIn(bytes: Uint8Array): ReferenceIndex;
/**
 * The edits that give an item another key everywhere: in `roomItems` and `logic`, and in the parentItemID of
 * its children.
 *
 * @throws RangeError when there is no such item, and for a key that another item or mention has or that
 *   parentItemID cannot name
 * @throws SnapshotError when the bytes hold no snapshot
 */
declare function rekeyItem(bytes: Uint8Array, key: string, newKey: string): readonly Splice[];
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
    /** The records that rules could not see in full. */
    readonly failedRecords: NameFailedRecords;
    /** The parsed text; undefined where there is no tree. */
    readonly value: () => JsonValue | undefined;
    /** The bytes with everything that must not be shown covered, for code frames. Often the same array. */
    readonly shownBytes: Uint8Array;
}
/** Names places by identity. */
interface PlaceNames {
    pathOf(place: Place): string;
}
type FaultPaths = Pick<SchemaFault, 'path' | 'missing' | 'vectors'>;
/** The faults of each record that failed its schema or cannot be read as JSON. */
declare class FailedRecords {
    /** For each record, by its identity path: its faults, and the {@link faultKeys} of each. */
    private readonly records;
    get isEmpty(): boolean;
    add(record: string, fault: FaultPaths | undefined): void;
    /** Whether a record around a place failed here and was repaired, so that rules now see all of it. */
    isRepairedAround(place: Place, names: PlaceNames, later: FailedRecords): boolean;
    private lacks;
}
/** Names the records that failed by their identity, which is the same in two versions of a file. */
type NameFailedRecords = (names: PlaceNames) => FailedRecords;
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
    /** The paths of several vectors that have the same fault; `path` is the first of them. */
    readonly vectors?: readonly SchemaFault['path'][];
    /** Their values. */
    readonly values?: ReadonlyMap<SchemaFault['path'], JsonValue>;
    /** The message for some only of the missing fields, or of the vectors by pointer. */
    messageFor?(fields: readonly string[]): string;
}
/** Names by how they look, to find the one that a text looks like. */
declare class LookAlikes {
    #private;
    private readonly names;
    constructor(names: () => Iterable<string>);
    /** The first name that looks the same as a text and is another one. */
    of(text: string): string | undefined;
    private indexed;
}
/** The same in brackets, behind a sentence that names both texts; empty where they do not look the same. */
declare function lookAlikeNote(one: string, other: string): string;
/** One of the texts is not valid JSON, so they cannot be compared. */
declare class NotJsonError extends Error {
    readonly which: Side;
    /** The start of the first fault. */
    readonly at: Position;
    /** What is wrong there, and what to do. */
    readonly fault: string;
    readonly name = "NotJsonError";
    constructor(which: Side, 
    /** The start of the first fault. */
    at: Position, 
    /** What is wrong there, and what to do. */
    fault: string);
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
/** {@link TextPlaces.placeAt} for a text that is asked about once. */
declare function placeAt(bytes: Uint8Array, offset: number): PlaceAtOffset | undefined;
/** The text that an offset is in: the file, or what a string holds. */
interface TextLevel {
    readonly table: PlaceTable;
    /** The innermost key or value around the offset; on outer levels, the string with the next one. */
    readonly entry: number;
    /** The offset in the bytes of this text. */
    readonly offset: number;
}
/** {@link TextPlaces.spanOf} for a text that is asked about once. */
declare function spanOf(bytes: Uint8Array, place: PlacePointers): Span | undefined;
/** {@link TextPlaces.positionsAt} for a text that is asked about once. */
declare function positionsAt(bytes: Uint8Array, offsets: readonly number[]): readonly Position[];
/** {@link TextPlaces.offsetsAt} for a text that is asked about once. */
declare function offsetsAt(bytes: Uint8Array, positions: readonly LineAndColumn[]): readonly number[];
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
}
/** What a token is as a value. `invalid` is something else, such as a word without quotes. */
type ScalarKind = 'string' | 'number' | 'literal' | 'invalid';
/** A token of a text that may be broken. */
interface TokenSpan {
    readonly start: number;
    readonly end: number;
    readonly token: Token;
}
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
interface OpaqueArgument extends OffsetRange {
    /** The string that is the whole argument. */
    readonly string: StringNode | undefined;
}
/** `OnChange(…)`. The public sources disagree on the form of its arguments, so they are not read. */
interface OnChangeNode extends OffsetRange {
    readonly kind: 'on-change';
    readonly arguments: readonly OpaqueArgument[];
}
interface ExpressionOperator extends OffsetRange {
    /** In small letters: `==`, `and`, `not in`. */
    readonly text: string;
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
/** A part of an expression. Starts and ends are indexes into its text; the end is exclusive. */
type ExpressionNode = NumberNode | StringNode | ReadNode | NamedNode | CallNode | OnChangeNode | PrefixNode | OperationNode | ChoiceNode | GroupNode;
/** What is wrong with the syntax of an expression. Starts and ends are indexes into its text. */
type ExpressionFault = {
    readonly start: number;
    readonly end: number;
} & ({
    readonly kind: 'empty' | 'curly-quotes' | 'extra-bracket' | 'comma' | 'semicolon' | 'character';
}
/** `of` is the function whose bracket it is; undefined for others. */
 | {
    readonly kind: 'unclosed-bracket';
    readonly of: string | undefined;
} | {
    readonly kind: 'unclosed-quote';
    readonly quote: string;
}
/** `opening` is `$T{`, `[` or `{`. */
 | {
    readonly kind: 'unclosed-brace';
    readonly opening: string;
}
/** `N{coins}`. */
 | {
    readonly kind: 'no-dollar';
    readonly text: string;
}
/** A `$` that is not followed by letters and a brace. */
 | {
    readonly kind: 'lone-dollar';
}
/** `$X{}`, which reads nothing that is known. */
 | {
    readonly kind: 'unknown-read';
    readonly letters: string;
}
/** Two values one after the other. */
 | {
    readonly kind: 'no-operator';
    readonly before: string;
    readonly meant: 'both' | 'comma' | undefined;
}
/** `before` is undefined at the end. */
 | {
    readonly kind: 'no-value';
    readonly before: string | undefined;
} | {
    readonly kind: 'empty-argument';
    readonly of: string;
}
/** `===` */
 | {
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
    constructor(text: string, 
    /** The string that holds it. */
    place: Place);
    /** The bytes of the decoded string from one index to another. Fast in ascending order. */
    span(start: number, end: number): Span;
}
/** What happens to a part of the room. Each kind has a symbol, so that colour is not needed. */
type PlanSymbol = '+' | '~' | '-' | '!';
/** One line of a plan for people, without layout. Everything that a file says in it is printable. */
interface PlanLine {
    readonly symbol: PlanSymbol;
    readonly text: string;
    readonly details: readonly string[];
}
/** A plan in words, as `roomlint plan --full` prints it. */
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
 * The plan of {@link planImport} in words, as `roomlint plan --full` prints it,
 * with credentials shown as `***`.
 *
 * @throws what {@link importSnapshot} throws
 */
declare function describeImport(room: Uint8Array, snapshot: Uint8Array): PlanInWords;
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
 * Merges the items, quests and logic of a partial snapshot into a room, as `roomlint plan --merge` does.
 * Importing the result removes no item and no quest.
 *
 * @throws what {@link importSnapshot} throws
 */
declare function mergeSnapshot(room: Uint8Array, snapshot: Uint8Array): Uint8Array;
/**
 * Plans the import of a snapshot into a room, as `roomlint plan` does: what it adds, changes and destroys.
 * `verdict` is `unchanged` exactly when {@link importSnapshot} changes no byte.
 *
 * @throws what {@link importSnapshot} throws
 */
declare function planImport(room: Uint8Array, snapshot: Uint8Array): ImportPlan;
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
/** The version of the report's shape, which schemas/simulation-report.schema.json describes. */
declare const VERSION = 1;
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
        readonly start: readonly SimulationEvent[];
        /** Events of the start that are left out. */
        readonly omitted?: number;
        readonly lines: readonly SimulationLine[];
    }[];
    readonly coverage: Coverage;
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
/** A step that can be played now, as a script writes it, and the first things that it would do. */
interface PossibleStep {
    readonly step: string;
    /** What a player does it to. */
    readonly item: NamedItem;
    /** The `$type` of the trigger that it sets off. */
    readonly trigger: string;
    readonly events: readonly SimulationEvent[];
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
/** Kinds that may refer to a quest. A basic trigger does not, unless its TaskTriggerId makes it undecided. */
declare const QUEST_KINDS: readonly SubscriptionKind[];
/** The TaskTriggerId of a subscription of these kinds (part 2); undefined where another rule reports it. */
declare function questReference({ kind, record }: Subscription): string | undefined;
/** Whether a play can put a quest into a state. */
type StateVerdict = 
/** `play`: the steps of a script that lead there, with the seed that decides about chance. */
{
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
/** The `quests` section, indexed. Values that are not objects are left out. */
declare class QuestEntries {
    readonly entries: readonly QuestEntry[];
    readonly pairs: readonly QuestPair[];
    /** The keys of the members, entries or not. */
    private readonly keys;
    private readonly byKey;
    /** Entries by an `id` that is not their key, which may be used; undefined if it could mean two quests. */
    private readonly byStrayId;
    private readonly pairsByEntry;
    constructor(section: JsonObject);
    private noteId;
    /** How many members there are, entries or not. */
    get memberCount(): number;
    /** Whether `id` is a key of the section or the `id` of an entry. */
    has(id: string): boolean;
    entryAt(key: string): QuestEntry | undefined;
    /** The entry with this key, else the one with this `id`. */
    entry(id: string | undefined): QuestEntry | undefined;
    /** The pair that an entry belongs to; undefined when its EntryId is missing or no string. */
    pairOf(entry: QuestEntry): QuestPair | undefined;
    /** The other entry of a quest with exactly two. */
    twinOf(entry: QuestEntry): QuestEntry | undefined;
    /** The id that references to the entry's quest should use: its pair's inProgress entry's. */
    inProgressId(entry: QuestEntry): string | undefined;
    /** The quest of an entry. Quests that share an EntryId by mistake stay several. */
    questOf(entry: QuestEntry): Quest;
}
declare class QuestsByName {
    private readonly names;
    /** The quests whose entries agree on the Name. */
    private readonly quests;
    private readonly anyEntry;
    /** By their Name without its number or white space. */
    private readonly loosely;
    constructor(index: QuestEntries);
    private add;
    /** The Name of an entry's quest; undefined if it has a finding, differs or is not unique. */
    soundName(entry: QuestEntry): string | undefined;
    /** An entry of a quest with this Name. */
    withName(name: string): QuestEntry | undefined;
    /** An entry of the quest that this Name probably means, without its number or white space. */
    meantBy(name: string): QuestEntry | undefined;
    /** An entry of the only quest with this Name. */
    onlyWithName(name: string): QuestEntry | undefined;
    private onlyQuest;
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
    /** Three entries or more that are not a quest and its copy. */
    readonly crowded: readonly QuestPair[];
    readonly copies: readonly CopiedQuest[];
}
/** Two quests under one EntryId, one of which was most likely copied from the other. */
interface CopiedQuest {
    readonly original: CompletePair;
    readonly copy: CompletePair;
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
/** Quests that all wait for each other, by the requirements between them. */
interface RequirementGroup {
    readonly requirements: readonly QuestRequirement[];
    /** A shortest cycle through the quest that has this requirement. */
    shortestCycle(through: QuestRequirement): QuestRequirement[];
}
/** Requirements that keep quests from ever starting, and the entries that have them. */
interface RequirementTangles {
    /** For each quest that requires itself, the requirement that says so. */
    readonly selfRequirements: readonly QuestRequirement[];
    /** Groups of two quests or more that all wait for each other, directly or through others. */
    readonly groups: readonly RequirementGroup[];
    readonly entries: ReadonlySet<QuestEntry>;
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
    private readonly copiedPairs;
    /** The original or the copy that an entry belongs to, where a copied quest kept its EntryId. */
    copiedPairOf(entry: QuestEntry): CompletePair | undefined;
    /**
     * The twin of an entry if both have the same value at this path, or at an empty path lack the same fields: one
     * fault for both.
     */
    twinWithSame(entry: QuestEntry, path: readonly Step[]): QuestEntry | undefined;
    /** The entries with an id, as their key or in their field `id`. */
    withId(id: string): readonly QuestEntry[];
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
/** A bug in roomlint: a repair made a file unreadable, or a safe fix is not safe. The file stays as it is. */
declare class RepairError extends Error {
    readonly name = "RepairError";
}
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
    readonly default: readonly string[];
    /** Whether it may be `"any"` instead of a list. */
    readonly orAny?: boolean;
    readonly description: string;
};
type OptionSpecs = Readonly<Record<string, OptionSpec>>;
/** The values that a rule gets for its options. */
type OptionValues<Specs extends OptionSpecs> = {
    readonly [Name in keyof Specs]: Specs[Name] extends {
        type: 'boolean';
    } ? boolean : Specs[Name] extends {
        type: 'integer';
    } ? number : Specs[Name] extends {
        type: 'strings';
    } ? readonly string[] | (Specs[Name] extends {
        orAny: true;
    } ? 'any' : never) : string;
};
type CompiledRecordName =
  | 'direct-effector'
  | 'effect'
  | 'effector-subscription'
  | 'hide-object'
  | 'linked-task-trigger'
  | 'linked-task'
  | 'logic-value'
  | 'move-to-spot'
  | 'quest-entry-completed'
  | 'quest-entry-in-progress'
  | 'quest-entry'
  | 'requirement'
  | 'room-item'
  | 'room-tasks'
  | 'run-triggers-from-effector'
  | 'settings'
  | 'show-object'
  | 'snapshot'
  | 'subscription'
  | 'trigger-subscription-basic'
  | 'trigger-subscription-quest'
  | 'trigger-subscription'
  | 'trigger';
type CompiledFieldSetName =
  | 'direct-effector'
  | 'effect'
  | 'effector-subscription'
  | 'hide-object'
  | 'linked-task-trigger'
  | 'linked-task'
  | 'logic-value'
  | 'move-to-spot'
  | 'transform-state'
  | 'quest-entry-completed'
  | 'quest-entry-in-progress'
  | 'quest-entry'
  | 'requirement'
  | 'room-item'
  | 'room-tasks'
  | 'run-triggers-from-effector'
  | 'settings'
  | 'show-object'
  | 'subscription'
  | 'trigger-subscription-basic'
  | 'trigger-subscription-quest'
  | 'trigger-subscription'
  | 'trigger';
interface CompiledTransitionCode {
  readonly code: number;
  readonly from: 0 | 1 | 2 | 'any';
  readonly to: 0 | 1 | 2;
}
type RecordName = CompiledRecordName;
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
type FieldSetName = CompiledFieldSetName | 'vector';
/** The three places where a `$type` is read. */
type TypeSubject = 'subscription' | 'effect' | 'trigger';
/** Something that the model reads as what it was meant to be. */
type NearMiss = {
    readonly kind: 'section';
    /** The place of the snapshot. */
    readonly place: Place;
    readonly field: string;
    readonly spelled: string;
} | {
    readonly kind: 'key';
    readonly record: FieldSetName;
    /** The place of the record that has the key. */
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
    /** A wrong value that says what was meant, such as a number in quotes (`instead`). */
    readonly kind: 'value';
    readonly record: RecordName;
    readonly place: Place;
    readonly fault: SchemaFault;
};
interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
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
    /** The record of an item, with the axes of its vectors under their names. */
    item(value: JsonObject, items: Place, key: string): JsonObject;
    /** A record whose `$type` is the documented one that it was meant to be. */
    type(subject: TypeSubject, value: JsonObject, around: Place, step?: Step): JsonObject;
    private noteKeys;
    private rename;
    private readAt;
    /** The place in the file of a place by documented names. */
    spelledPlace(place: Place): Place;
    /** Whether a place is in something that is read by a near miss: under a misspelled key or `$type`. */
    isPresumed(place: Place): boolean;
    /** Whether a place is in a record whose `$type` only resembles a documented one: it may be a record of its own. */
    isOfGuessedType(place: Place): boolean;
    /**
     * Notes a record in a field, or under a `$type`, that no document names: no fix may change anything in it.
     */
    noteUndocumented({ parent, step }: Place): void;
    get hasUndocumented(): boolean;
    /** Whether a place is in a record that is itself in something undocumented. */
    isUndocumented(place: Place): boolean;
    private isIn;
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
/** The members of a section, in the order in which they are read: the value of each key is at the same index. */
interface Members {
    readonly keys: readonly string[];
    readonly values: readonly JsonValue[];
}
/** The sections that an import reads (game-management API, part 2, room-data snapshot), all optional. */
declare const SECTIONS: readonly ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'];
type SectionName = (typeof SECTIONS)[number];
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
/** Ids of inProgress entries that are gone, each with the completed entry that is left of its quest. */
type LostIds = ReadonlyMap<string, QuestEntry>;
/** Whether the prescan of a file covered the strings on its surface, and saw escaped keys there. */
type SurfacePrescan = 'not prescanned' | 'prescanned' | 'prescanned, no escaped keys';
/** How a string that holds JSON is read. */
interface EmbeddedReadingOptions {
    /** Levels of nesting beyond which nothing is read. */
    readonly maxDepth: number;
    /** What the prescan of the file has covered: the rest, strings in strings, is prescanned here. */
    readonly surface: SurfacePrescan;
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
/** How a snapshot is read. */
interface ReadingOptions extends EmbeddedReadingOptions {
    /** Complaints of the schemas that are left to others. */
    readonly owned: OwnedComplaints;
}
/** What a walk meets, in this order: quests, items, settings, logic. Each record once. */
interface SnapshotVisitor extends TaskVisitor {
    item(item: RoomItem): void;
    questEntry(entry: QuestEntry): void;
    requirement(requirement: Requirement): void;
}
/** An object with a `$type` in the place of an effect. */
declare class Effect {
    #private;
    /** undefined when `$type` is missing or no string. */
    readonly type: string | undefined;
    readonly record: JsonObject;
    readonly place: Place;
    readonly subscription: Subscription;
    constructor(
    /** undefined when `$type` is missing or no string. */
    type: string | undefined, record: JsonObject, place: Place, subscription: Subscription);
    /** What public material of the platform says of it; undefined for unknown types. */
    get known(): KnownEffect | undefined;
    /** The expression of a FunctionEffector, the same each time; undefined for effects of other types. */
    get expression(): PlacedExpression | undefined;
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
/** One quick pass over JSON text: which exact readers are needed. A clean text needs none. */
interface Prescan {
    readonly surface: LevelPrescan;
    /** All strings that begin with a brace or bracket, read as JSON. */
    readonly inside: LevelPrescan;
    /** A string may hold a credential: see `mayHoldSecrets`. */
    readonly secretHints: boolean;
}
interface TaskVisitor {
    schemaFault(fault: PlacedSchemaFault): void;
    subscription(subscription: Subscription): void;
    effect(effect: Effect): void;
    embedded(embedded: Embedded): void;
    /** A quest entry that a dialogue effect carries. */
    dialogueQuest(entry: DialogueQuest): void;
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
/** How far a quest's state reaches (quest and task records, part 2, Group semantics). */
type QuestGroup = 'persistent' | 'nonPersistent' | 'multiplayer';
interface FlowRequirement {
    /** The quest that waits, and the one it waits for; undefined when `quests` has no such entry. */
    readonly from: number;
    readonly quest: number | undefined;
    /** Completions needed. */
    readonly amount: number;
    readonly place: Place;
}
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
    readonly triggeredByInventory: boolean;
    readonly requirements: readonly FlowRequirement[];
    /** Two entries that agree on all of this. */
    readonly isSound: boolean;
}
type FlowCause = {
    readonly kind: 'event';
    readonly event: number;
} | {
    readonly kind: 'link';
    readonly chain: number;
    readonly delay: number;
};
/** A transition code that a trigger or a linked task applies to a quest. */
interface FlowTransition {
    readonly kind: 'transition';
    readonly index: number;
    readonly quest: number;
    readonly code: TransitionCode;
    readonly item: string;
    readonly place: Place;
    readonly cause: FlowCause;
}
/** A quest in a state. */
interface Fact {
    readonly quest: number;
    readonly state: QuestState;
}
/** A call that may set a quest to a state, once all of these facts have been entered. */
interface QuestSet extends Fact {
    readonly needs: readonly Fact[];
    /** Whether nothing else has to be so: a play knows that it happens. */
    readonly isCertain: boolean;
}
/** The expression that an effect evaluates when it fires. */
interface FlowExpression {
    readonly text: string;
    /** Undefined where it cannot be parsed. */
    readonly root: ExpressionNode | undefined;
    /** What its calls certainly set. */
    readonly sets: readonly QuestSet[];
    /** Whether `S` or `R` may make it run at other times as well. */
    readonly mayRunOtherwise: boolean;
}
interface FiredEffect {
    readonly item: string;
    /** The `$type` of the effect. */
    readonly effect: string | undefined;
    readonly place: Place;
    /** The chain that the effect is. */
    readonly chain: number | undefined;
    /** The expression that the effect is, where expressions are read. */
    readonly expression?: FlowExpression | undefined;
}
/** A basic trigger: it fires an effect of its own. */
interface FlowDirect extends FiredEffect {
    readonly kind: 'direct';
}
/** What a player does to an item: a `$type` of its triggers. All triggers of one event run together. */
interface FlowEvent {
    readonly index: number;
    readonly item: string;
    readonly type: string;
    /** OnEnterEvent on an item that is not a Trigger: it never happens (quest and task records, part 2). */
    readonly works: boolean;
    /** In file order. */
    readonly tasks: readonly (FlowTransition | FlowDirect)[];
}
/** An effector subscription: an effect that fires when a quest enters a state. */
interface FlowReaction extends FiredEffect {
    readonly index: number;
    readonly quest: number;
    readonly state: QuestState;
}
/** A RunTriggersFromEffector that fires when a quest enters a state, or whenever its trigger does. */
interface FlowChain {
    readonly index: number;
    /** undefined for a DirectEffector. */
    readonly source: Fact | undefined;
    /** One of the links runs, chosen at random, and not all of them. */
    readonly useRandom: boolean;
    /** Those that can be read, in array order; delays in seconds, 0 or more. */
    readonly links: readonly FlowTransition[];
    /** The length of linkedTasks, with those that cannot be read: chance may choose these as well. */
    readonly linkedTasks: number;
    readonly place: Place;
}
/**
 * Why roomlint cannot say what something does to quests:
 * - `logic`: a logic value or extraData that does not parse, or a task in it that is not an object.
 * - `effect`: an effect, or a dialogue, that the documents do not describe.
 * - `page`: a web page that the room opens: it may send any quest a state.
 * - `expression`: an expression in a field of something that is readable otherwise, or in the settings.
 * - `record`: a trigger, linked task or other record that is incomplete, unknown or in a wrong place, or that
 *   names no quest, another one or no transition code.
 * - `inventory`: TriggeredByInventory.
 * - `requirement`: a requirement that names no quest.
 * - `entries`: a quest whose entries disagree, or that has not exactly two.
 * - `roomTasks`: `roomTasks` names the quest.
 */
type InfluenceKind = 'logic' | 'effect' | 'page' | 'expression' | 'record' | 'inventory' | 'requirement' | 'entries' | 'roomTasks';
/** Something that may move quests in ways that roomlint cannot read. */
interface Influence {
    readonly kind: InfluenceKind;
    readonly place: Place;
    readonly item: string | undefined;
    /** The `$type` of an effect. */
    readonly type: string | undefined;
    /** The `$type` of the trigger that fires it. */
    readonly trigger?: string | undefined;
    /** What sets it off; undefined when it may always happen. */
    readonly when: Fact | undefined;
    /** The quests that it may set: to any state, unless `sets` says more. */
    readonly quests: readonly number[] | 'all';
    /** All that it may do, where that can be read. */
    readonly sets?: readonly QuestSet[];
    /** Whether it may also reset any quest. */
    readonly resets: boolean;
}
/** Everything in a snapshot that moves quests or answers to their changes. */
interface FlowParts {
    readonly quests: readonly FlowQuest[];
    readonly events: readonly FlowEvent[];
    /** Without gaps, except in a part of a room. */
    readonly transitions: readonly FlowTransition[];
    readonly reactions: readonly FlowReaction[];
    readonly chains: readonly FlowChain[];
    /** What moves quests and cannot be read. */
    readonly influences: readonly Influence[];
    /** Settings: a page reload resets every quest. */
    readonly tasksRefresh: boolean;
    /** Keys of the room's items. */
    readonly items: ReadonlySet<string>;
    /** What they are called. */
    readonly labels: ItemLabels;
}
/** What loading a page sets off. */
interface Arrival {
    /** Effects for Not Active, by quest. */
    readonly reactions: readonly (readonly FlowReaction[])[];
    /** Everything that logging in sets off, as one event. */
    readonly login: FlowEvent | undefined;
}
/** The parts, and where to look them up: ready to play and to analyse. */
interface FlowModel extends FlowParts {
    readonly eventsOf: ReadonlyMap<string, readonly FlowEvent[]>;
    /** Reactions by the number of the fact that sets them off, in file order. */
    readonly reactionsTo: ReadonlyMap<number, readonly FlowReaction[]>;
    readonly arrival: Arrival;
    readonly requiredBy: ReadonlyMap<number, readonly FlowRequirement[]>;
    /** The transitions of each quest. */
    readonly transitionsOf: ReadonlyMap<number, readonly FlowTransition[]>;
    /** The events whose own effect is the chain, in order. */
    readonly eventsOfChain: ReadonlyMap<number, readonly FlowEvent[]>;
}
/**
 * The states that quests may enter, under every reading of the documents. Grows from Not Active until nothing
 * is new. Time, order, chance and how often something happens do not count: what it lacks never happens.
 */
declare class Reachability {
    readonly model: FlowModel;
    private readonly withUnread;
    /** Completions of quests that links seldom complete. */
    private readonly seldom;
    /** By the number of the fact. */
    private readonly entered;
    /** For each quest the moves between states that something can make, as bits: from * 3 + to. */
    private readonly moves;
    private readonly unmet;
    /** The influences that a fact sets off, by its number. */
    private readonly influencesOf;
    private readonly metRequirements;
    /** Moves that need the state that two guards of one event read, by the number of its fact. */
    private readonly waiting;
    /** What expressions may set once a fact is possible that they need, by its number. */
    private readonly waitingSets;
    private readonly open;
    /** Quests that something other than a transition may complete. */
    private readonly completedOtherwise;
    private resetsAll;
    private constructor();
    /** @param withUnread whether what cannot be read does all that it might */
    static of(model: FlowModel, withUnread: boolean): Reachability;
    private grown;
    /** The required quests that only completions of others complete, fewer times than a requirement asks. */
    private seldomCompleted;
    /** How often completions of other quests complete a quest at most; Infinity where something else may. */
    private completionsByLinks;
    isPossible(quest: number, state: QuestState): boolean;
    /** How often a quest can be completed at most, as requirements count it: the limits that can be seen. */
    completions(quest: number): number;
    isMet({ from, quest, amount }: FlowRequirement): boolean;
    /** Whether a transition can ever change something. */
    canRun(transition: FlowTransition): boolean;
    private start;
    /** Enters the states that the moves of a quest lead to by now. */
    private grow;
    private canMove;
    /** Whether a quest that was completed may be completed again. */
    private repeats;
    private enter;
    private completed;
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
    private allowAfter;
    private allow;
}
/** Why a transition can never change anything. */
type DeadReason = {
    readonly kind: 'disabled';
}
/** The state that its code requires, or what sets off its chain. */
 | {
    readonly kind: 'guard' | 'source';
    readonly fact: Fact;
} | {
    readonly kind: 'requirement';
    readonly requirement: FlowRequirement;
};
/** What a fact lacks, closest first; `path` leads from the asked fact to where it ends. */
type Reason = 
/** The last fact's quest has Enabled set to false. */
{
    readonly kind: 'disabled';
    readonly path: readonly Fact[];
}
/** Nothing leads to the last fact. */
 | {
    readonly kind: 'nothing-leads-there';
    readonly path: readonly Fact[];
}
/** The last fact waits for a requirement that asks for more completions than there can ever be. */
 | {
    readonly kind: 'requirement';
    readonly path: readonly Fact[];
    readonly requirement: FlowRequirement;
    /** The most that there can be. */
    readonly most: number;
}
/** The facts of `circle` wait for each other; the path ends with its first. */
 | {
    readonly kind: 'circle';
    readonly path: readonly Fact[];
    readonly circle: readonly Fact[];
}
/** Every play was tried, with every order of what falls due: time, limits or other quests prevent it. */
 | {
    readonly kind: 'tried';
};
/** What a fact lacks next: another fact, or nothing that could be followed further. */
type Lack = 
/** The requirement that waits for the fact, if one does. */
{
    readonly kind: 'fact';
    readonly fact: Fact;
    readonly requirement?: FlowRequirement;
} | {
    readonly kind: 'disabled' | 'nothing-leads-there';
} | Omit<Extract<Reason, {
    kind: 'requirement';
}>, 'path'>;
/** Where the trail of what an impossible fact lacks ends. */
interface Trail {
    /** The last fact; of a circle, the one that speaks for it. */
    readonly end: Fact;
    readonly lack: Exclude<Lack['kind'], 'fact'> | 'circle';
    /** The facts of the circle that it ends in. */
    readonly circle: readonly Fact[];
    /** A quest on the way waits for a requirement. */
    readonly passesRequirement: boolean;
}
/** Follows what impossible facts lack, as the reachability sees it. The trails of all facts are linear. */
declare class Lacks {
    private readonly reachability;
    private readonly trails;
    constructor(reachability: Reachability);
    /** Why a transition can never change anything; undefined when it can. */
    whyDead({ quest: index, code, cause }: FlowTransition): DeadReason | undefined;
    /** Why a state is impossible: follows what each fact lacks to where that ends. */
    why(quest: number, state: QuestState): Reason;
    /** The first thing that an impossible fact lacks. */
    private of;
    /** Where what an impossible fact lacks leads. */
    trail(fact: Fact): Trail;
    /** Records where the facts of a path lead, from its end. */
    private note;
    /** The first quest that can never start, or else the first quest. */
    private speaker;
    /** Whether a quest may ever be something else than Not Active. */
    leavesNotActive(quest: number): boolean;
}
/** A value of an expression. */
type Value = number | string | boolean;
/** One decision of a play. Quests are indexes into the model; seconds are finite, 0 or more. */
type PlayStep = {
    readonly kind: 'click' | 'enter';
    readonly item: string;
} | {
    readonly kind: 'fire';
    readonly item: string;
    readonly type: string;
} | {
    readonly kind: 'set';
    readonly quest: number;
    readonly state: QuestState;
}
/** A variable of the current player changes (`set`), or is said to have a value (`know`). */
 | {
    readonly kind: 'variable';
    readonly by: 'set' | 'know';
    readonly name: string;
    readonly value: Value;
}
/** From here on, a number that was never set counts as 0. */
 | {
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
/** A play that shows something: its steps, and the seed that decides about chance. */
interface Play {
    readonly steps: readonly PlayStep[];
    readonly seed: number;
}
/** Whether a quest can come to be in a state. */
type FlowVerdict = {
    readonly kind: 'reachable';
    readonly play: Play;
} | {
    readonly kind: 'impossible';
    readonly reason: Reason;
}
/** `influences` may cause it. If there are none, it only means that no play was found. */
 | {
    readonly kind: 'unknown';
    readonly influences: readonly Influence[];
    /** No play enters it, but under another reading of the documents one would. */
    readonly dependsOnReading?: boolean;
};
/** What plays of a room can show: {@link mayEnter} for all facts at once, plays for one fact at a time. */
declare class FlowAnalysis {
    #private;
    readonly model: FlowModel;
    /** What that lacks which can never happen. */
    readonly lacks: Lacks;
    private readonly most;
    /** What the plays may do that verdicts are looked for with. */
    private readonly budget;
    private readonly verdicts;
    constructor(model: FlowModel);
    /** What plays can do without the parts that cannot be read, for those who want to see a play. */
    private get readable();
    private get finder();
    /** Whether a play may enter the state; `false` holds under every reading of the documents. */
    mayEnter(quest: number, state: QuestState): boolean;
    /** The same without the parts that cannot be read. */
    mayEnterReadably(quest: number, state: QuestState): boolean;
    /** The most completions of a quest that requirements can ever count; Infinity for any number. */
    mostCompletions(quest: number): number;
    verdict(quest: number, state: QuestState): FlowVerdict;
    /** Requirements that ask for more completions than there can ever be. */
    unmetRequirements(): readonly FlowRequirement[];
    /** What cannot be read and may move a quest. */
    influencesOn(quest: number): readonly Influence[];
    private mayRun;
    /** Whether something may set one of these quests: what it needs for that can happen. */
    private mayMove;
    private areEntered;
    private judge;
}
/** A quest that always stays Not Active. */
interface NeverActivated {
    readonly quest: FlowQuest;
    /** The quests that only start each other, this one included; empty when there are no others. */
    readonly circle: readonly FlowQuest[];
    /** The codes that reach the quest and never change anything. */
    readonly codes: readonly FlowTransition[];
    readonly effects: readonly FlowReaction[];
    /** Whether nothing waits for the quest: no code, no effect on what it never becomes, and no requirement. */
    readonly isDraft: boolean;
}
interface Waiting {
    readonly kind: 'effect' | 'requirement' | 'reward' | 'code';
    readonly place: Place;
}
/** A quest that can be activated and never completed, while something waits for its completion. */
interface NeverCompleted {
    readonly quest: FlowQuest;
    readonly cause: {
        readonly kind: 'no-way';
    }
    /** Only these links complete it, and its time is always over before. */
     | {
        readonly kind: 'too-late';
        readonly links: readonly FlowTransition[];
    }
    /** These quests only complete each other. */
     | {
        readonly kind: 'circle';
        readonly circle: readonly FlowQuest[];
    };
    readonly waiting: readonly Waiting[];
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
/** A state that a quest never enters although it can enter others. */
interface UnreachableState {
    readonly quest: FlowQuest;
    readonly state: QuestState;
    readonly effects: readonly FlowReaction[];
    /** Transitions whose code requires the state. */
    readonly transitions: readonly FlowTransition[];
}
/** What can never happen in a room. Of quests that wait for each other, only the cause is named. */
interface FlowFaults {
    readonly neverActivated: readonly NeverActivated[];
    readonly neverCompleted: readonly NeverCompleted[];
    readonly blockedRequirements: readonly BlockedRequirement[];
    /** Quests that require others and are only ever completed without becoming Active. */
    readonly unchecked: readonly UncheckedQuest[];
    /** Facts of other quests that can never be entered, where an effect or a code is about them. */
    readonly unreachable: readonly UnreachableState[];
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
/** Linked tasks without a delay that set each other off forever, with a play that gets there. */
interface EndlessChain {
    /** The links that run, each once, in the order of a round. The first one comes first in the file. */
    readonly links: readonly FlowTransition[];
    /** What they enter, in the same order. */
    readonly facts: readonly Fact[];
    readonly play: Play;
}
/** What playing a room would show. Each answer is worked out when it is first asked for. */
declare class Flow {
    #private;
    private readonly read;
    private readonly isQuiet;
    /** @param isQuiet whether it is already known that there are no faults, endless chains or self moves */
    constructor(read: () => FlowModel, isQuiet?: boolean);
    get model(): FlowModel;
    get analysis(): FlowAnalysis;
    /** What can never happen, each cause once. */
    get faults(): FlowFaults;
    get endlessChains(): readonly EndlessChain[];
    /** The linked tasks by which a completion moves its own quest on too early or in vain, in file order. */
    get selfMoves(): readonly SelfMove[];
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
    noteLogic({ prefabName, value, place }: ItemLogic): void;
    /** Notes the names in a record, by its `$type` or prefab. */
    private noteFields;
    /** Notes the names that a text shows the values of: `|name|`. */
    private noteShown;
    private noteSettings;
    /** Notes the variables that an expression reads and sets. One that cannot be read may set any. */
    private noteExpression;
}
/** The encoding of Western European letters, or one of another script. */
type LikelyEncoding = 'Windows-1252' | 'other script';
type EncodingFault = {
    readonly kind: 'byte-order-mark';
    readonly span: Span;
} | {
    readonly kind: 'other-encoding';
    readonly encoding: 'UTF-16' | 'UTF-32';
    readonly span: Span;
}
/** `message` says what the file is, and what to do. */
 | {
    readonly kind: 'no-text';
    readonly message: string;
    readonly span: Span;
}
/** `probably` is the encoding that the bytes around it look like, if any. */
 | {
    readonly kind: 'not-utf8';
    readonly span: Span;
    readonly probably: LikelyEncoding | undefined;
};
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
}
/** One fault per string: the first unpaired surrogate as it is written, and how many there are. */
 | {
    readonly kind: 'lone-surrogate';
    readonly escape: string;
    readonly count: number;
    readonly inKey: boolean;
}
/** One fault per string, with all its secrets. */
 | {
    readonly kind: 'secret';
    readonly secrets: readonly Secret[];
    readonly inKey: boolean;
});
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
/** The findings of one rule. */
interface ShowFindings {
    readonly rule: string;
    readonly level: Level;
    readonly count: number;
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
/** A quest of an outline, with what changes it in words. */
interface OutlineQuest extends QuestWays {
    /** The id of its inProgress entry, or of its only entry. */
    readonly id: string;
    readonly name: string;
    readonly enabled: boolean;
    /** Its Group; empty for single-player persistent. */
    readonly group: string;
}
interface OutlineField {
    readonly name: string;
    readonly value: string;
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
    /** The key or scalar as a token. */
    spanOf(entry: number): TokenSpan;
    /** The content of a key or string; of anything else, its bytes. */
    contentOf(entry: number): Uint8Array;
    /** The same as a string. */
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
/** A part of a snapshot that an outline shows. */
interface SnapshotSymbol {
    readonly kind: 'section' | 'item' | 'quest' | 'task';
    readonly name: string;
    /** A few words about it, possibly empty. */
    readonly detail: string;
    /** All of it: a member with its key, or an element. */
    readonly span: Span;
    /** What names it. */
    readonly nameSpan: Span;
    readonly parts: readonly SnapshotSymbol[];
}
/** A snapshot that cannot be played, or asked what refers to what. */
declare class SnapshotError extends Error {
    /** Where; undefined when it is about the whole file. */
    readonly at: Position | undefined;
    readonly name = "SnapshotError";
    constructor(
    /** What is wrong, and what to do. */
    message: string, 
    /** Where; undefined when it is about the whole file. */
    at: Position | undefined);
}
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
/**
 * Which states each quest can come to be in, with a play that shows it, or the reason why there is none.
 *
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
declare function analyseSnapshot(bytes: Uint8Array): readonly QuestAnalysis[];
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
/** A file that is JSON and cannot be used as a room or snapshot. */
declare class UnusableSnapshotError extends Error {
    /** The room is the file before, the snapshot the one after. */
    readonly which: Side;
    readonly fault: string;
    /** Whether `roomlint check` has more to say about it. */
    readonly isFinding: boolean;
    readonly name = "UnusableSnapshotError";
    constructor(
    /** The room is the file before, the snapshot the one after. */
    which: Side, fault: string, 
    /** Whether `roomlint check` has more to say about it. */
    isFinding?: boolean);
}
/** Applies sorted splices, and copies all other bytes. @throws RangeError when they overlap or lie outside */
declare function applySplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array;
declare function arrayField(record: JsonObject, name: string): JsonValue[] | undefined;
/** Whether the record has the field at all, of whatever type. */
declare function hasField(record: JsonObject, name: string): boolean;
declare function integerField(record: JsonObject, name: string): number | undefined;
declare function numberField(record: JsonObject, name: string): number | undefined;
declare function objectField(record: JsonObject, name: string): JsonObject | undefined;
declare function textField(record: JsonObject, name: string): string | undefined;
/** The Name without its number, as expressions use it (the same document, quest names in expressions). */
declare function bareName(name: string): string;
/** A number, an underscore and anything after it (part 2, quest entry fields: Name). */
declare function isNumberedName(name: string): boolean;
/** The form of a quest id with any prefix: 14 to 17 characters (the same part: id). */
declare function isQuestIdShaped(id: string): boolean;
/** Whether a string begins like an object or array. */
declare function beginsLikeJson(text: string): boolean;
/** The part of an AbortSignal that is used, for projects without the types of Node and browsers. */
interface StopSignal {
    readonly aborted: boolean;
    readonly reason?: unknown;
    addEventListener(type: 'abort', stop: () => void, options?: {
        readonly once?: boolean;
    }): void;
    removeEventListener(type: 'abort', stop: () => void): void;
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
/** The fix, unless the record is part of something undocumented, which no fix may change. */
declare function fixIn(subscription: Subscription, fix: FixDraft | undefined): FixDraft | undefined;
/** Values by a key. Those without one are left out. */
declare function groupedBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K | undefined): Map<K, V[]>;
/** Names in a sentence: `a, b and c`. Of more than `most`, the first ones: `a, b and 3 more`. */
declare function listed(names: readonly string[], last: 'and' | 'or', most?: number): string;
/** The Name of a quest that the finding does not point at; its key if it has no Name. */
declare function otherQuestLabel({ record, key }: QuestEntry): string;
/** The Name of an entry's quest, for a message about that entry. */
declare function questLabel({ record }: QuestEntry): string;
/** A value as JSON for a message: about 60 characters, nothing invisible, in constant time. */
declare function quoteValue(value: JsonValue): string;
/** The rules that roomlint knows, by id. */
type RulePack = ReadonlyMap<string, Rule>;
declare const rulePack: RulePack;
/** Whether two values are the same: numbers by value, objects in any order. Without recursion. */
declare function sameValue(one: JsonValue, other: JsonValue): boolean;
/** What is wrong with a value. It is at the value itself, unless it says where. */
type ValueFault = Omit<Draft, 'at'> & Partial<Pick<Draft, 'at'>>;
/**
 * A draft about a value of a quest entry. Where the other entry of the quest has the same value, the draft is
 * about both: one finding with one fix, whichever entry reports it.
 * @param path empty for what the record itself lacks
 * @param isOn whether the value is wrong at the place on the other entry as well; it is unless this says no
 */
declare function valueDraft<const Fault extends ValueFault>(quests: QuestIndex, entry: QuestEntry, path: readonly Step[], fault: Fault, isOn?: (twin: Place) => boolean): Fault & Pick<Draft, 'at' | 'related' | 'fix'>;
export {
  type At,
  BaselineError,
  type Beside,
  type ByteOffset,
  type Changed,
  type Claim,
  type Comparison,
  type CompletePair,
  type Completion,
  ConfigError,
  type ConfigFault,
  type Description,
  type DiffOptions,
  type Difference,
  type DifferenceClass,
  type DifferenceGroup,
  type DifferencePlace,
  type Draft,
  type EachSubscription,
  EditError,
  type Finding,
  type FindingPlace,
  type Fix,
  type FixDraft,
  type FixSafety,
  type GraphReport,
  type GraphReportEdge,
  type GraphReportQuest,
  type ImportPlan,
  type ItemLogic,
  type ItemPlan,
  type ItemReferences,
  JsonEditor,
  type JsonObject,
  type JsonValue,
  type Keep,
  type Kinds,
  type KnownFindings,
  type LOSS_KINDS,
  type Level,
  type Line,
  type LineAndColumn,
  type LintResult,
  type LogicPlan,
  type Look,
  LookAlikes,
  type LossKind,
  NearNames,
  type NewIds,
  NotJsonError,
  Place,
  type PlaceAtOffset,
  type PlacePointers,
  type PlacedExpression,
  type PlanCounts,
  type PlanInWords,
  type PlanLine,
  type PlanSymbol,
  type PlanVerdict,
  type PlayReport,
  type PlayedQuest,
  type Position,
  type PossibleStep,
  QUEST_KINDS,
  type QuestAnalysis,
  type QuestEntry,
  type QuestIndex,
  type QuestPlan,
  type QuestReferences,
  type Range,
  type Reference,
  type ReferenceIndex,
  type RelatedPlace,
  type Rename,
  type Renames,
  type Repair,
  RepairError,
  RepairError as RepairFault,
  type Repaired,
  type Report,
  type ReportNames,
  type ReportedAs,
  type Rule,
  type RuleContext,
  type RuleCrash,
  type RuleDefinition,
  type RuleLevel,
  type RuleListeners,
  type SchemaFault,
  ScriptError,
  type SectionPlan,
  type ShowFinding,
  type ShowFindings,
  type ShowReport,
  type SimulationEvent,
  type SimulationLine,
  type SimulationReport,
  type Snapshot,
  SnapshotDocument,
  SnapshotError,
  SnapshotPlay,
  type Span,
  Spelled,
  type Splice,
  type StateVerdict,
  type Subscription,
  type TextEdit,
  TextPlaces,
  UnusableSnapshotError,
  type Utf16Column,
  type Verdict,
  absentFrom,
  addMember,
  analyseSnapshot,
  applySplices,
  arrayField,
  bareName,
  beginsLikeJson,
  checkSnapshot,
  checkSnapshotAsync,
  compareSnapshots,
  completePair,
  completionsAt,
  credentialMask,
  cutFromString,
  defineRule,
  describeAt,
  describeImport,
  findSchemaFaults,
  fixDiff,
  fixIn,
  graphDot,
  graphSnapshot,
  groupedBy,
  hasField,
  importSnapshot,
  integerField,
  isNumberedName,
  isObject,
  isQuestIdShaped,
  keyAt,
  listed,
  lookAlikeNote,
  member,
  mergeSnapshot,
  numberField,
  objectField,
  offsetsAt,
  otherQuestLabel,
  outlineSnapshot,
  overwriteValue,
  placeAt,
  planImport,
  positionsAt,
  questLabel,
  questReference,
  quoteValue,
  recordAt,
  referencesIn as references,
  rekeyItem,
  removeMember,
  renameMember,
  renameQuest,
  renewUuid,
  repairDiff,
  repairSnapshot,
  replaceValue,
  rulePack,
  sameValue,
  simulateSnapshot,
  span,
  spanIn,
  spanOf,
  textField,
  textReport,
  transitionCode,
  valueDraft,
  writeValue,
};
