import { addTo } from '../../../bytes/text/add-to.js';
import type { GraphEdge, GraphQuest, QuestGraph } from '../../../model/flow/graph.js';

/** Quests that are drawn together. */
export interface Cluster {
  /** What they have in common; empty where they are simply connected. */
  readonly title: string;
  readonly quests: readonly GraphQuest[];
}

/** More quests than this do not fit on a screen together. */
const MAX_TOGETHER = 24;
/** Fewer quests with the same word in their names are no cluster. */
const MIN_ALIKE = 3;

/** Quests in clusters of a readable size: connected, of a Group, or with a word of their names in common. */
export function clustersOf({ quests, edges }: QuestGraph): readonly Cluster[] {
  const clusters: Cluster[] = [];
  let small: GraphQuest[] = [];
  for (const component of components(quests, edges)) {
    if (component.length > MAX_TOGETHER) {
      for (const part of split(component)) clusters.push(part);
      continue;
    }
    if (small.length + component.length > MAX_TOGETHER) {
      clusters.push({ title: '', quests: small });
      small = [];
    }
    small = [...small, ...component];
  }
  return small.length === 0 ? clusters : [...clusters, { title: '', quests: small }];
}

/** Quests that are connected by edges or by what moves them, in the order of the room. */
function components(
  quests: readonly GraphQuest[],
  edges: readonly GraphEdge[],
): readonly (readonly GraphQuest[])[] {
  const parents = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    for (let at = node; at !== root; ) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { from, to } of edges) {
    if (to === 'all') continue;
    const source =
      from.kind === 'quest' ? `q${from.quest}` : from.kind === 'item' ? `i${from.item}` : `u${from.label}`;
    const [one, other] = [rootOf(source), rootOf(`q${to}`)];
    if (one !== other) parents.set(one, other);
  }
  return [...grouped(quests, ({ index }) => rootOf(`q${index}`)).values()];
}

function split(quests: readonly GraphQuest[]): readonly Cluster[] {
  const groups = grouped(quests, ({ group }) => group);
  return [...groups].flatMap(([group, members]) =>
    members.length <= MAX_TOGETHER ? [{ title: group, quests: members }] : splitByName(group, members),
  );
}

function splitByName(group: string, quests: readonly GraphQuest[]): readonly Cluster[] {
  const stems = grouped(quests, ({ name }) => stemOf(name));
  const alike = [...stems].filter(([stem, { length }]) => stem !== '' && length >= MIN_ALIKE);
  const isAlike = new Set(alike.map(([stem]) => stem));
  const others = quests.filter(({ name }) => !isAlike.has(stemOf(name)));
  return [...alike, ['', others] as const].flatMap(([stem, members]) =>
    inParts([group, stem].filter((word) => word !== '').join(', '), members),
  );
}

/** The first word of a Name, without its number: `open` of `12_open_door`. */
function stemOf(name: string): string {
  return /^[\d_\s]*(?<stem>\p{L}+)/u.exec(name.slice(0, 80))?.groups?.stem?.toLowerCase() ?? '';
}

function inParts(title: string, quests: readonly GraphQuest[]): readonly Cluster[] {
  const parts: Cluster[] = [];
  for (let from = 0; from < quests.length; from += MAX_TOGETHER)
    parts.push({ title, quests: quests.slice(from, from + MAX_TOGETHER) });
  if (parts.length < 2) return parts;
  return parts.map((part, index) => ({
    ...part,
    title: `${title === '' ? 'quests' : title} (${index + 1} of ${parts.length})`,
  }));
}

function grouped<Key>(
  quests: readonly GraphQuest[],
  keyOf: (quest: GraphQuest) => Key,
): ReadonlyMap<Key, readonly GraphQuest[]> {
  const groups = new Map<Key, GraphQuest[]>();
  for (const quest of quests) addTo(groups, keyOf(quest), quest);
  return groups;
}
