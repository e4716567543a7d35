import { isObject, type PlainJson } from '../../../src/bytes/json/value.js';

/* Applies changes to a room by docs/plan.md, without the code that makes them. */

/** A change as the JSON of a plan has it. */
export interface ListedChange {
  readonly pointer: string;
  readonly embedded: readonly string[];
  readonly kind: string;
  readonly before?: PlainJson;
  readonly after?: PlainJson;
}

/** A value in which each string that is changed inside is the value of its JSON. */
export function applyChanges(room: PlainJson, changes: readonly ListedChange[]): PlainJson {
  const old = new Map<string, ListedChange>();
  const added = new Map<string, [step: string, value: PlainJson][]>();
  const opened = new Set<string>();
  for (const change of changes) {
    const paths = [change.pointer, ...change.embedded];
    for (let level = 1; level < paths.length; level++)
      opened.add(`${change.kind === 'added' ? '+' : ' '}${paths.slice(0, level).join('#')}`);
    const place = paths.join('#');
    if (change.kind !== 'added') old.set(place, change);
    else {
      const cut = place.lastIndexOf('/');
      const list = added.get(place.slice(0, cut)) ?? [];
      list.push([
        place
          .slice(cut + 1)
          .replaceAll('~1', '/')
          .replaceAll('~0', '~'),
        change.after as PlainJson,
      ]);
      added.set(place.slice(0, cut), list);
    }
  }
  const step = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

  function apply(value: PlainJson, before: string, after: string): PlainJson {
    const change = old.get(before);
    if (change?.kind === 'changed') return change.after as PlainJson;
    if (typeof value === 'string' && (opened.has(` ${before}`) || opened.has(`+${after}`)))
      return { inside: apply(JSON.parse(value) as PlainJson, `${before}#`, `${after}#`) };
    const news = added.get(after) ?? [];
    if (Array.isArray(value)) {
      const kept = value
        .map((_, index) => index)
        .filter((index) => old.get(`${before}/${index}`)?.kind !== 'removed');
      const result: PlainJson[] = [];
      for (let at = 0; at < kept.length + news.length; at++) {
        const inserted = news.find(([key]) => Number(key) === at);
        if (inserted !== undefined) result.push(inserted[1]);
        else {
          const from = kept[at - news.filter(([key]) => Number(key) < at).length] as number;
          result.push(apply(value[from] as PlainJson, `${before}/${from}`, `${after}/${at}`));
        }
      }
      return result;
    }
    if (typeof value !== 'object' || value === null) return value;
    const members: [string, PlainJson][] = [];
    for (const [key, member] of Object.entries(value))
      if (old.get(before + step(key))?.kind !== 'removed')
        members.push([key, apply(member, before + step(key), after + step(key))]);
    for (const [key, member] of news) members.push([key, apply(member, `new ${after}`, after + step(key))]);
    return Object.fromEntries(members);
  }
  return apply(room, '', '');
}

/** A value in which the same strings are opened as in another one. */
export function openLike(value: PlainJson, like: PlainJson): PlainJson {
  if (typeof value === 'string' && isObject(like) && 'inside' in like && Object.keys(like).length === 1)
    return { inside: openLike(JSON.parse(value) as PlainJson, like.inside as PlainJson) };
  if (Array.isArray(value))
    return value.map((each, at) => openLike(each, Array.isArray(like) ? (like[at] ?? null) : null));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      openLike(each, isObject(like) && Object.hasOwn(like, key) ? (like[key] as PlainJson) : null),
    ]),
  );
}
