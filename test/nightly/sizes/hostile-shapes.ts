/* Texts that would be slow to check if anything in roomlint took more than linear time. */

/** Writes a text of about so many bytes. */
type WriteShape = (bytes: number) => string | Uint8Array;

/** `piece` again and again. */
const repeat =
  (piece: string): ((bytes: number) => string) =>
  (bytes) =>
    piece.repeat(bytes / Buffer.byteLength(piece));

/** Elements with commas between them. All must be about as long as the first. */
function list(bytes: number, element: (index: number) => string): string {
  const count = Math.floor(bytes / (Buffer.byteLength(element(1_000)) + 1));
  return Array.from({ length: count }, (_, index) => element(index)).join(',');
}

const settings = (content: string): string => `{"roomItems":{"2":{}},"settings":${content}}`;
const note = (content: string): string => settings(`{"note":"${content}"}`);
const items = (members: string): string => `{"roomItems":{${members}}}`;

const questId = (index: number): string => `mlh${index.toString(36).padStart(11, '0')}`;
const uuid = (index: number): string => `${index.toString(16).padStart(8, '0')}-2c4e-4f60-8a9b-1c3d5e7f9012`;

/** Both entries of a quest, as members of `quests`. */
function questPair(index: number, requires: readonly number[], change: object = {}): string {
  const shared = {
    EntryId: uuid(index),
    Name: `${index}_quest`,
    Description: 'created in unity',
    Group: '',
    Enabled: true,
    AutoStart: false,
    RepeatableLimit: 0,
    FinishTime: 0,
    Requirements: requires.map((other) => ({
      delete: false,
      amount: 1,
      type: 'quest',
      id: questId(2 * other),
    })),
    ...change,
  };
  return [questId(2 * index), questId(2 * index + 1)]
    .map(
      (id, at) =>
        `"${id}":${JSON.stringify({ id, Status: at === 0 ? 'inProgress' : 'completed', ...shared })}`,
    )
    .join(',');
}

const quests = (
  bytes: number,
  requires: (index: number) => number[],
  change?: (index: number) => object,
): string => `{"quests":{${list(bytes, (index) => questPair(index, requires(index), change?.(index)))}}}`;

/** One quest, and one logic value that holds these tasks. */
const tasks = (inner: string): string =>
  `{"roomItems":{"2":{}},"quests":{${questPair(0, [])}},"logic":{"2":${JSON.stringify(`{"Tasks":[${inner}],"ViewNodes":[]}`)}}}`;

const effector = (id: string, effect: string, quest = questId(0)): string =>
  `{"$type":"TaskEffectorSubscription","Effector":${effect},"Id":"${id}","TargetState":1,"Name":"0_quest","TaskTriggerId":"${quest}"}`;

const expression = (text: string): string =>
  tasks(effector(uuid(1), `{"$type":"FunctionEffector","V":"${text}"}`));

const HIDE = '{"$type":"HideObjectEvent"}';
const LINE = '  "name": "a value", "other": [1, 2],\n';

/** By what they consist of. */
export const SHAPES: Readonly<Record<string, WriteShape>> = {
  'open lists': repeat('['),
  'invalid UTF-8': (bytes) => new Uint8Array(bytes).fill(0x80),
  'one long number': (bytes) => settings(`{"a":${'9'.repeat(bytes)}}`),
  'unpaired surrogates in one string': (bytes) => note(repeat('\\ud83d')(bytes)),
  'equal keys': (bytes) => settings(`{${list(bytes, () => '"a":1')}}`),
  'integer keys in falling order': (bytes) =>
    settings(`{${list(bytes, (index) => `"${9_999_999 - index}":1`)}}`),
  'a long key with findings in it': (bytes) =>
    `{"quests":{"${'k'.repeat(bytes / 2)}":{"Requirements":[${list(bytes / 2, () => '{"type":"quest"}')}]}}}`,
  'long quest names': (bytes) =>
    quests(
      bytes,
      () => [],
      (index) => ({ Name: `${index}_${'n'.repeat(5_000)}` }),
    ),
  'names that differ in one letter': (bytes) =>
    quests(
      bytes,
      () => [],
      (index) => ({ Name: `1_find_the_key_in_the_garden_${index.toString(36)}` }),
    ),
  'quests with one EntryId': (bytes) =>
    quests(
      bytes,
      () => [],
      () => ({ EntryId: uuid(7) }),
    ),
  'a chain of requirements': (bytes) => quests(bytes, (index) => (index === 0 ? [] : [index - 1])),
  'quests that all require one circle': (bytes) =>
    quests(bytes, (index) => (index < 2 ? [1 - index] : [0, 1])),
  'a circle of parents': (bytes) =>
    items(
      list(bytes, (index) => `"${index + 1}":{"prefabName":"GLB","parentItemID":${index === 0 ? 5 : index}}`),
    ),
  'prefabs that look alike': (bytes) =>
    items(list(bytes, (index) => `"${index}":{"prefabName":"GLB${index}"}`)),
  'unknown quests in one string': (bytes) =>
    tasks(list(bytes * 0.7, (index) => effector(uuid(index), HIDE, questId(index + 5)))),
  'equal Ids in one string': (bytes) => tasks(list(bytes * 0.7, () => effector(uuid(1), HIDE))),
  'an expression of many sums': (bytes) => expression(repeat('1 + ')(bytes * 0.9)),
  'an expression in brackets': (bytes) => expression(`${'('.repeat(bytes / 2)}1${')'.repeat(bytes / 2)}`),
  'an expression of open references': (bytes) => expression(repeat('$TN{')(bytes * 0.9)),
  'broken JSON in one string': (bytes) => tasks(repeat("'a': 1 b, ")(bytes * 0.9)),
  'single quotes': (bytes) => `{${repeat(LINE.replaceAll('"', "'"))(bytes)}}`,
  'merge conflicts': (bytes) => `{\n${repeat(`<<<<<<< a\n${LINE}=======\n${LINE}>>>>>>> b\n`)(bytes)}}`,
  'access keys in one string': (bytes) => note(repeat('x-access-key: abcdefghijk ')(bytes / 3)),
  'names of access keys without values': (bytes) => note(repeat('x-access-key ')(bytes)),
  'addresses that are not signed': (bytes) => note(repeat('http://a?b ')(bytes)),
};
