/** Builds the repetitive texts of hostile files. */

/** Writes a text of about so many bytes. */
export type WriteShape = (bytes: number) => string | Uint8Array;

/** `piece` again and again, about `bytes` long. */
export function repeat(piece: string): (bytes: number) => string {
  const size = Buffer.byteLength(piece);
  return (bytes) => piece.repeat(Math.floor(bytes / size));
}

/** Elements with commas between them, about `bytes` long. All elements must be about as long as the first. */
export function list(bytes: number, element: (index: number) => string): string {
  const count = Math.floor(bytes / (Buffer.byteLength(element(1_000)) + 1));
  const elements: string[] = [];
  for (let index = 0; index < count; index++) elements.push(element(index));
  return elements.join(',');
}

/** A number of seven digits. */
export function padded(index: number): string {
  return String(index).padStart(7, '0');
}

/** Opens something `depth` times around `inner` and closes it again. */
export function nested(depth: number, open: string, inner: string, close: string): string {
  return open.repeat(depth) + inner + close.repeat(depth);
}

/** A snapshot with one logic value. */
export function logic(inner: string): string {
  return `{"roomItems":{"2":{}},"logic":{"2":${JSON.stringify(inner)}}}`;
}

/** A snapshot with one quest, and one logic value that holds `tasks`. */
export function tasks(inner: string): string {
  const value = JSON.stringify(`{"Tasks":[${inner}],"ViewNodes":[]}`);
  return `{"roomItems":{"2":{}},"quests":{${questPair(0, [])}},"logic":{"2":${value}}}`;
}

/** A snapshot whose settings have one string. */
export function note(content: string): string {
  return `{"roomItems":{"2":{}},"settings":{"note":"${content}"}}`;
}

/** A quest id: 14 characters. */
export function questId(index: number): string {
  return `mlh${index.toString(36).padStart(11, '0')}`;
}

export function uuid(index: number): string {
  return `${index.toString(16).padStart(8, '0')}-2c4e-4f60-8a9b-1c3d5e7f9012`;
}

/** An effector subscription, with `more` members. */
export function effector(id: string, quest: string, more = ''): string {
  return `{"$type":"TaskEffectorSubscription","Effector":{"$type":"HideObjectEvent"},"Id":"${id}","TargetState":1,"Name":"0_a","TaskTriggerId":"${quest}"${more}}`;
}

/** Both entries of a quest, as members of `quests`. */
export function questPair(index: number, requirements: readonly number[], change: object = {}): string {
  const shared = {
    EntryId: uuid(index),
    Name: `${index}_quest`,
    Description: 'created in unity',
    Group: '',
    DisplayGroup: '',
    Enabled: true,
    RepeatableLimit: 0,
    FinishTime: 0,
    AutoStart: false,
    TriggeredByInventory: false,
    Requirements: requirements.map((other) => ({
      delete: false,
      amount: 1,
      type: 'quest',
      id: questId(other * 2),
    })),
    Creator: 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N',
    TemplateName: '',
    Tracked: true,
    Visible: true,
    ExtraText: '',
    ...change,
  };
  const [first, second] = [questId(index * 2), questId(index * 2 + 1)];
  const inProgress = { id: first, Status: 'inProgress', ...shared };
  const completed = { id: second, Status: 'completed', ...shared, Rewards: [], SuccessMsg: '' };
  return `"${first}":${JSON.stringify(inProgress)},"${second}":${JSON.stringify(completed)}`;
}

/** A snapshot of quests alone, each with changes. */
export function questsWith(bytes: number, change: (index: number) => object): string {
  return `{"quests":{${list(bytes, (index) => questPair(index, [], change(index)))}}}`;
}
