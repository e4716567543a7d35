import { arrayField, keysOf, member, objectField, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { Step } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import {
  classify,
  findSchemaFaults,
  type OwnedComplaints,
  type RecordName,
  type SchemaFault,
} from '../schema/index.js';
import {
  type EmbeddedReadingOptions,
  type EmbeddedRole,
  type EmbeddedText,
  heldObject,
  readEmbeddedText,
} from './embedded-text.js';
import { addExpressions, type ExpressionReference } from './expressions.js';
import type { QuestEntry } from './quest-entry.js';
import { mayNameQuests } from './read-expression.js';
import type { OtherTask, Requirement, RoomItem } from './records.js';
import { findRepeatedLogic, type RepeatedLogic } from './repeated-logic.js';
import type { SnapshotParts } from './snapshot-parts.js';
import type { Spellings } from './spellings.js';
import { withPart } from './task-spellings.js';
import { type TaskContext, type TaskVisitor, walkElement } from './walk-tasks.js';

/** What a walk meets, in this order: quests, items, settings, logic. Each record once. */
export interface SnapshotVisitor extends TaskVisitor {
  item(item: RoomItem): void;
  questEntry(entry: QuestEntry): void;
  requirement(requirement: Requirement): void;
}

const ignore = (): void => {};

/** A visitor that listens to nothing. */
export const SILENT: SnapshotVisitor = {
  schemaFault: ignore,
  item: ignore,
  questEntry: ignore,
  requirement: ignore,
  subscription: ignore,
  effect: ignore,
  embedded: ignore,
  dialogueQuest: ignore,
};

/** How a snapshot is read. */
export interface ReadingOptions extends EmbeddedReadingOptions {
  /** Complaints of the schemas that are left to others. */
  readonly owned: OwnedComplaints;
}

/**
 * Walks the whole snapshot once, with broken records reported.
 *
 * @param expressions gets the quests they name
 */
export function walk(
  snapshot: SnapshotParts,
  visitor: SnapshotVisitor,
  options: ReadingOptions,
  expressions: ExpressionReference[] | undefined,
): void {
  new Walk(snapshot, visitor, options, expressions).run();
}

class Walk implements TaskContext {
  /** The item whose tasks are being walked; empty for those of the room. */
  itemKey = '';
  readonly spellings: Spellings;

  constructor(
    private readonly snapshot: SnapshotParts,
    readonly visitor: SnapshotVisitor,
    private readonly options: ReadingOptions,
    private readonly expressions: ExpressionReference[] | undefined,
  ) {
    this.spellings = snapshot.spellings;
  }

  run(): void {
    const { snapshot } = this;
    this.check('snapshot', snapshot.value, snapshot.place);
    this.quests();
    this.items();
    this.settings();
    this.roomTasks();
    this.logic();
  }

  check(record: RecordName, value: JsonValue, place: Place, step?: Step): void {
    if (this.visitor.schemaFault === ignore) return;
    const faults = findSchemaFaults(record, value, this.options.owned);
    for (let index = 0; index < faults.length; index++) {
      const fault = faults[index] as SchemaFault;
      const at = step === undefined ? place : place.at(step);
      this.visitor.schemaFault({ record, fault, place: at.along(fault.path) });
    }
  }

  readDialogueText(text: string, place: Place): void {
    this.embeddedText('ExtraText', text, place);
  }

  noteDialogueQuest(id: string, name: string | undefined): void {
    this.snapshot.dialogueQuestIds.add(id);
    if (name !== undefined) this.snapshot.dialogueQuestNames.add(name);
  }

  noteOtherTask(task: OtherTask): void {
    // Only the first walk has expressions to find.
    if (this.expressions !== undefined) this.snapshot.otherTasks.push(task);
  }

  private quests(): void {
    const { snapshot } = this;
    const { quests } = snapshot;
    if (snapshot.hasGroupedQuests) this.groupedQuests();
    if (quests === undefined) return;
    const { keys, values } = snapshot.members.quests;
    // The entries are the members that are objects.
    if (quests.entries.length < quests.memberCount)
      for (const [index, key] of keys.entries()) {
        const value = values[index] ?? null;
        if (!isObject(value)) this.check('quest-entry', value, snapshot.place.at('quests').at(key));
      }
    for (const entry of quests.entries) this.questEntry(entry);
  }

  private questEntry(entry: QuestEntry): void {
    const record = withCorrectedStatus(entry);
    this.check(classify('quest-entry', record).record, record, entry.place);
    this.visitor.questEntry(entry);
    this.requirements(entry);
    this.embedded('ExtraText', entry.record, entry.place);
  }

  private groupedQuests(): void {
    const message =
      'quests groups its entries: it must be a flat object that holds every quest entry under its id';
    const fault: SchemaFault = { path: ['quests'], part: 'key', message };
    this.visitor.schemaFault({ record: 'snapshot', fault, place: this.snapshot.place.at('quests') });
  }

  private requirements(entry: QuestEntry): void {
    const requirements = member(entry.record, 'Requirements');
    if (!Array.isArray(requirements)) return;
    const place = entry.place.at('Requirements');
    requirements.forEach((record, index) => {
      this.check('requirement', record, place, index);
      if (isObject(record)) this.visitor.requirement({ record, place: place.at(index), entry });
    });
  }

  private items(): void {
    const { keys, values } = this.snapshot.members.roomItems;
    const place = this.snapshot.place.at('roomItems');
    for (const [index, key] of keys.entries()) this.item(key, values[index] ?? null, place.at(key));
  }

  private item(key: string, record: JsonValue, place: Place): void {
    this.check('room-item', record, place);
    if (!isObject(record)) return;
    this.visitor.item({ key, record, place });
    const repeated = this.repeatedLogic(key, record);
    const extraData = this.embedded('extraData', record, place, repeated?.isWhole);
    if (extraData !== undefined && repeated?.isWhole !== true)
      this.logicValue(extraData, key, repeated && new Set(repeated.tasks.values()));
    else {
      const raw = objectField(record, 'extraData');
      if (raw !== undefined) this.rawLogic(raw, place.at('extraData'), key);
    }
  }

  /** What an item has in its extraData and in `logic` as well. */
  private repeatedLogic(key: string, item: JsonObject): RepeatedLogic | undefined {
    const extraData = textField(item, 'extraData');
    if (extraData === undefined) return undefined;
    const repeated = findRepeatedLogic(extraData, member(this.snapshot.section('logic'), key));
    if (repeated !== undefined && repeated.tasks.size > 0)
      this.snapshot.repeatedTasks.set(key, repeated.tasks);
    return repeated;
  }

  private settings(): void {
    const settings = this.snapshot.section('settings');
    if (!isObject(settings)) return;
    const place = this.snapshot.place.at('settings');
    this.check('settings', settings, place);
    const extraData = this.embedded('roomSettingsExtraData', settings, place);
    if (extraData?.reading.kind !== 'value' || !isObject(extraData.reading.value)) return;
    this.embedded('EventData', extraData.reading.value, extraData.place.inside());
  }

  private roomTasks(): void {
    const roomTasks = this.snapshot.section('roomTasks');
    if (!isObject(roomTasks)) return;
    // No document shows the elements of its Tasks: nothing in them is judged.
    this.check('room-tasks', roomTasks, this.snapshot.place.at('roomTasks'));
  }

  private logic(): void {
    const { keys, values } = this.snapshot.members.logic;
    const place = this.snapshot.place.at('logic');
    for (const [index, key] of keys.entries()) this.logicOf(key, values[index] ?? null, place.at(key));
  }

  private logicOf(itemKey: string, value: JsonValue, place: Place): void {
    if (typeof value === 'string') {
      const text = this.embeddedText('logic', value, place);
      if (text.reading.kind === 'empty') this.noteEmptyLogic(place);
      this.logicValue(text, itemKey);
      return;
    }
    this.noteExpressions(value, place);
    this.embeddedValue('logic', value, place);
    if (!isObject(value)) return;
    if (keysOf(value).length === 0) this.noteEmptyLogic(place);
    this.rawLogic(value, place, itemKey);
  }

  private noteEmptyLogic(place: Place): void {
    if (this.snapshot.emptyLogic.length === 0) this.snapshot.emptyLogic = [place];
  }

  /** A field that should be a string holding JSON. The empty string holds none and is passed on as such. */
  private embedded(
    role: EmbeddedRole,
    record: JsonObject,
    place: Place,
    isRepeated = false,
  ): EmbeddedText | undefined {
    const value = member(record, role);
    if (value === undefined) return undefined;
    if (typeof value === 'string') return this.embeddedText(role, value, place.at(role), isRepeated);
    if (MAY_HOLD_EXPRESSIONS.has(role)) this.noteExpressions(value, place.at(role));
    this.embeddedValue(role, value, place.at(role));
    return undefined;
  }

  /** @param isRepeated whether what it holds is elsewhere, too, where expressions are looked for */
  private embeddedText(role: EmbeddedRole, value: string, place: Place, isRepeated = false): EmbeddedText {
    const read = readEmbeddedText(role, value, place, this.options);
    const { reading } = read;
    if (MAY_HOLD_EXPRESSIONS.has(role) && reading.kind === 'value' && !isRepeated && mayNameQuests(value))
      this.noteExpressions(reading.value, place.inside());
    const text = this.underDocumentedNames(read);
    this.visitor.embedded(text);
    return text;
  }

  private embeddedValue(role: EmbeddedRole, value: JsonValue, place: Place): void {
    this.visitor.embedded({ role, text: undefined, place, reading: { kind: 'not-a-string', value } });
  }

  /** A logic value with its own keys under documented names. */
  private underDocumentedNames(text: EmbeddedText): EmbeddedText {
    const { role, reading } = text;
    if ((role !== 'logic' && role !== 'extraData') || reading.kind !== 'value' || !isObject(reading.value))
      return text;
    const value = this.spellings.record('logic-value', reading.value, text.place.inside());
    return value === reading.value ? text : { ...text, reading: { ...reading, value } };
  }

  private noteExpressions(value: JsonValue, place: Place): void {
    const { expressions, snapshot } = this;
    if (expressions !== undefined && snapshot.quests !== undefined) addExpressions(value, place, expressions);
  }

  /** @param skipped the elements of Tasks that are read elsewhere */
  private logicValue(text: EmbeddedText, itemKey: string, skipped?: ReadonlySet<number>): void {
    const held = heldObject(text);
    if (held === undefined) return;
    const value = held.isEncodedTwice
      ? this.spellings.record('logic-value', held.value, held.place)
      : held.value;
    this.tasksOf(value, held.place, itemKey, skipped);
  }

  /** Logic that is an object instead of a string. */
  private rawLogic(value: JsonObject, place: Place, itemKey: string): void {
    this.tasksOf(this.spellings.record('logic-value', value, place), place, itemKey);
  }

  private tasksOf(value: JsonObject, place: Place, itemKey: string, skipped?: ReadonlySet<number>): void {
    this.check('logic-value', value, place);
    this.itemKey = itemKey;
    const tasks = place.at('Tasks');
    arrayField(value, 'Tasks')?.forEach((task, index) => {
      walkElement(task, index, tasks, this, skipped);
    });
  }
}

/** The strings in which expressions are looked for, and in strings inside them. */
const MAY_HOLD_EXPRESSIONS: ReadonlySet<EmbeddedRole> = new Set([
  'logic',
  'extraData',
  'roomSettingsExtraData',
]);

/** The record of an entry; with the Status that it should have where a pair has it swapped. */
function withCorrectedStatus({ record, status }: QuestEntry): JsonObject {
  return status === undefined ? record : withPart(record, 'Status', status);
}
