/** Names that hardly any other program uses. */
const TELLING = [
  'roomItems',
  'roomTasks',
  'parentItemID',
  'roomSettingsExtraData',
  'TaskTriggerId',
  'DirectEffector',
  'prefabName',
];
const SECTIONS = ['settings', 'quests', 'logic'];

/** Quotes of any kind, escapes and colours. */
const QUOTES = /(?:&quot;|&#34;|%22|[^\w\s,.;:=：>(){}[\]]){0,9}\s{0,9}/.source;
const VALUE = /(?:[:=：>{([]|%3A|,\s{0,9}[{[])/.source;
/** A name as a key, in whatever notation. */
const NAMED = new RegExp(`(?<![a-z_])(${[...TELLING, ...SECTIONS].join('|')})${QUOTES}${VALUE}`, 'gi');

const telling = new Set(TELLING.map((name) => name.toLowerCase()));

/** Whether two names of a snapshot, one of them a rare one, are keys in a text that need not be JSON. */
export function namesSnapshotParts(text: string): boolean {
  const found = new Set<string>();
  let isTelling = false;
  for (const [, name = ''] of text.matchAll(NAMED)) {
    found.add(name.toLowerCase());
    isTelling ||= telling.has(name.toLowerCase());
    if (isTelling && found.size > 1) return true;
  }
  return false;
}
