import { childOf, member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { parsePointer } from '../../bytes/json/pointer.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { type QuestGraph, questGraph } from '../../model/flow/graph.js';
import { entriesOf } from '../../model/flow/read-quests.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import type { Finding } from '../lint/finding.js';
import { worstFirst } from '../lint/levels.js';
import { SnapshotError } from '../references/read-snapshot.js';
import { type PlayableRoom, readRoom } from './read-room.js';

/** A graph around more quests is too large to read. */
const MAX_QUESTS = 40;
const DEPTH = 1;

export interface GraphOfFindings {
  readonly graph: QuestGraph;
  /** Quests that have findings but are not among those that the graph is drawn around. */
  readonly more: number;
}

/** What moves the quests that have findings, the worst first; undefined if there are none. */
export function graphOfFindings(
  bytes: Uint8Array,
  findings: readonly Finding[],
): GraphOfFindings | undefined {
  const about = findings.filter(({ pointer }) => /^\/(quests|logic)\/./.test(pointer));
  if (about.length === 0) return undefined;
  const read = readable(bytes);
  if (read === undefined) return undefined;
  const { snapshot, room } = read;
  const questOf = new Map<string, number>();
  for (const { index, quest } of room.model.quests)
    for (const { key } of entriesOf(quest)) questOf.set(key, index);
  const found = new Set<number>();
  const parsed = new Map<string, JsonValue | undefined>();
  const logic: LogicOf = (key) => getOrInsert(parsed, key, () => logicOf(snapshot, key));
  for (const finding of about.sort(worstFirst))
    for (const id of questIds(logic, finding)) {
      const quest = questOf.get(id);
      if (quest !== undefined) found.add(quest);
    }
  if (found.size === 0) return undefined;
  const quests = [...found].slice(0, MAX_QUESTS);
  return { graph: questGraph(room.analysis, { quests, depth: DEPTH }), more: found.size - quests.length };
}

function readable(bytes: Uint8Array): PlayableRoom | undefined {
  try {
    return readRoom(bytes);
  } catch (error) {
    if (error instanceof SnapshotError) return undefined;
    throw error;
  }
}

/** The logic value of an item. */
type LogicOf = (key: string) => JsonValue | undefined;

/** The quest entry that a finding is in, or the quests that the task and the linked task around it name. */
function questIds(logic: LogicOf, { pointer, embedded }: Finding): readonly string[] {
  const [section, key = ''] = parsePointer(pointer);
  if (section === 'quests') return [key];
  const ids: string[] = [];
  let value = logic(key);
  for (const step of parsePointer(embedded[0] ?? '')) {
    value = childOf(value, step);
    const id = member(value, 'TaskTriggerId');
    if (typeof id === 'string') ids.push(id);
  }
  return ids;
}

/** The logic value of an item; undefined where there is none, or it is not JSON. */
function logicOf(snapshot: Snapshot, key: string): JsonValue | undefined {
  const text = member(snapshot.section('logic'), key);
  return typeof text === 'string' ? tryParseJson(text) : undefined;
}
