import type { KnownEffect, ValueKind } from '../../src/model/catalog/catalog.js';
import { isOfKind } from '../../src/model/catalog/value-kind.js';
import { DOCUMENTED_TYPES } from '../../src/model/schema/index.js';
import {
  absentFrom,
  defineRule,
  type JsonObject,
  type JsonValue,
  keyAt,
  NearNames,
  quoteValue,
  renameMember,
} from '../kit.js';
import { KIND_WORDS } from '../wording/value-kind.js';

interface Other {
  readonly type: string;
  readonly name: string;
  readonly value: JsonValue;
  readonly needed: ValueKind;
}

export default defineRule({
  id: 'effect/parameters',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    /** `needed` of a parameter that alone is missing. */
    missing: ({
      type,
      names,
      needed,
    }: {
      type: string;
      names: readonly string[];
      needed: ValueKind | undefined;
    }) =>
      `this ${type} has no ${names.join(' and no ')}: ${needed === undefined ? 'add them' : `add it as ${KIND_WORDS[needed]}`}`,
    'other-type': ({ type, name, value, needed }: Other) =>
      `${name} of this ${type} is ${quoteValue(value)}: write ${KIND_WORDS[needed]}`,
    'other-name': ({ type, slip, name }: { type: string; slip: string; name: string }) =>
      `this ${type} has ${slip}: rename it to ${name}`,
  },
  fix: 'unsafe',
  summary: 'Effects have the parameters that they need',
  source: 'public material of the platform, effects',
  on: {
    effect({ type, known, record, place }, report) {
      if (type === undefined || known === undefined || isSound(known, record)) return;
      const missing: string[] = [];
      const slips = new Map(known.slips);
      for (const [name, needed] of DOCUMENTED_TYPES.has(type) ? [] : known.needed) {
        const value = record[name];
        if (value === undefined) {
          const spelled = spelledOtherwise(name, known, record);
          if (spelled === undefined) missing.push(name);
          else slips.set(spelled, name);
        } else if (!isOfKind(value, needed))
          report({ kind: 'other-type', at: place.at(name), values: { type, name, value, needed } });
      }
      for (const [slip, name] of slips)
        if (Object.hasOwn(record, slip) && !Object.hasOwn(record, name)) {
          const at = place.at(slip);
          const fix = renameMember(at, name, slip);
          report({ kind: 'other-name', at: keyAt(at), values: { type, slip, name }, fix });
        }
      const [first, ...others] = missing;
      if (first === undefined) return;
      const needed = others.length > 0 ? undefined : known.needed.get(first);
      report({ kind: 'missing', at: absentFrom(place, missing), values: { type, names: missing, needed } });
    },
  },
});

/** Whether nothing is wrong, which is quickly seen. */
function isSound({ needed, slips }: KnownEffect, record: JsonObject): boolean {
  for (const [name, kind] of needed) {
    const value = record[name];
    if (value === undefined || !isOfKind(value, kind)) return false;
  }
  for (const slip of slips.keys()) if (Object.hasOwn(record, slip)) return false;
  return true;
}

/** The key of a record that most likely is another spelling of a name. */
function spelledOtherwise(name: string, { needed }: KnownEffect, record: JsonObject): string | undefined {
  const names = new NearNames([name]);
  return Object.keys(record).find((key) => !needed.has(key) && names.meant(key) !== undefined);
}
