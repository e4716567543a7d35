import { tryParseJson } from '../../bytes/json/parse-json.js';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import { NOTHING_OWNED } from '../../model/schema/index.js';
import { bareName } from '../../model/snapshot/quest-values.js';
import { readQuestNames } from '../../model/snapshot/read-expression.js';
import { SnapshotParts } from '../../model/snapshot/snapshot-parts.js';

/** The Names of the quests of two files. Read when they are first asked for: few comparisons need them. */
export class QuestNames {
  private read: ReadonlySet<string> | undefined;

  constructor(private readonly texts: readonly Uint8Array[]) {}

  has(name: string): boolean {
    this.read ??= new Set(this.texts.flatMap(namesIn));
    return this.read.has(name);
  }
}

function namesIn(text: Uint8Array): string[] {
  const value = tryParseJson(decodeUtf8(text)?.replace(/^\uFEFF/, '') ?? '');
  const { quests } = new SnapshotParts(value ?? null, NOTHING_OWNED);
  return (quests?.entries ?? []).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

/** Whether strings differ only by numbers of quests in expressions (part 2: `0_collect` is `collect`). */
export function isWithoutNumbers(before: string, after: string, quests: QuestNames): boolean {
  if (before.length <= after.length) return false;
  const names = [...readQuestNames(before)];
  const others = [...readQuestNames(after)];
  if (names.length === 0 || names.length !== others.length) return false;
  let expected = '';
  let copied = 0;
  for (const [index, { name, start, end }] of names.entries()) {
    const bare = bareName(name);
    // A name that is spelled with backslashes has other characters than the text.
    const isCut = bare !== name && others[index]?.name === bare && before.slice(start, end) === name;
    if (!isCut || start < copied || !quests.has(name)) continue;
    expected += before.slice(copied, start);
    copied = start + name.length - bare.length;
  }
  return copied > 0 && expected + before.slice(copied) === after;
}
