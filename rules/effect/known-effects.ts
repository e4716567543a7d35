import {
  EFFECT_NAMES,
  isOfKind,
  type KnownEffect,
  TRIGGER_NAMES,
  type ValueKind,
} from '../../src/model/catalog/catalog.js';
import { DOCUMENTED_TYPES } from '../../src/model/schema/index.js';
import { triggerOf } from '../../src/model/snapshot/effect.js';
import {
  absentFrom,
  arrayField,
  defineRule,
  hasMember,
  type JsonObject,
  type JsonValue,
  keyAt,
  keysOf,
  member,
  NearNames,
  overwriteValue,
  type Place,
  quoteValue,
  renameMember,
} from '../kit.js';
import { misspelledType, type Slip, typeIsMisspelled } from '../wording/near-miss.js';
import { KIND_WORDS, knownPrefabOf, worksOnlyOn } from '../wording/platform.js';

export const unknownType = defineRule({
  id: 'effect/unknown-type',
  level: 'warning',
  catalog: { options: { catalogue: true } },
  kinds: {
    misspelled: ({ known, ...slip }: Slip & { readonly known?: 'effect' | 'trigger' }) =>
      known === undefined
        ? typeIsMisspelled(slip)
        : `${quoteValue(slip.spelled)} is not a known ${known}: write ${quoteValue(slip.meant)}`,
  },
  fix: 'unsafe',
  summary: 'The $type of an effect or trigger is spelled as documented',
  source: 'quest and task records, part 2, effect types and trigger types: the lists are incomplete',
  options: {
    catalogue: {
      type: 'boolean',
      default: false,
      description:
        'whether names that resemble one of the public material of the platform are reported as well',
    },
  },
  on: {
    effect(effect, report, { options: { catalogue } }) {
      if (!catalogue || effect.known !== undefined) return;
      const at = effect.place.at('$type');
      const found = resembling(effect.type, 'effect', EFFECT_NAMES, at);
      if (found !== undefined) report(found);
    },
    subscription(subscription, report, { options: { catalogue } }) {
      const trigger = catalogue ? triggerOf(subscription) : undefined;
      if (trigger === undefined || trigger.known !== undefined) return;
      const at = trigger.place.at('$type');
      const found = resembling(trigger.type, 'trigger', TRIGGER_NAMES, at);
      if (found !== undefined) report(found);
    },
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'type' && miss.subject !== 'subscription') report(misspelledType(miss));
    },
  },
});

/** A type that resembles a known one. */
function resembling(spelled: string | undefined, known: 'effect' | 'trigger', names: NearNames, at: Place) {
  const meant = spelled === undefined ? undefined : names.meant(spelled);
  if (spelled === undefined || meant === undefined) return undefined;
  const fix = overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`);
  return { kind: 'misspelled', at, values: { spelled, known, meant }, fix } as const;
}

interface Other {
  readonly type: string;
  readonly name: string;
  readonly value: JsonValue;
  readonly needed: ValueKind;
}

export const parameters = defineRule({
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
        const value = member(record, name);
        if (value === undefined) {
          const spelled = spelledOtherwise(name, known, record);
          if (spelled === undefined) missing.push(name);
          else slips.set(spelled, name);
        } else if (!isOfKind(value, needed))
          report({ kind: 'other-type', at: place.at(name), values: { type, name, value, needed } });
      }
      for (const [slip, name] of slips)
        if (hasMember(record, slip) && !hasMember(record, name)) {
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
    const value = member(record, name);
    if (value === undefined || !isOfKind(value, kind)) return false;
  }
  for (const slip of slips.keys()) if (hasMember(record, slip)) return false;
  return true;
}

/** The key of a record that most likely is another spelling of a name. */
function spelledOtherwise(name: string, { needed }: KnownEffect, record: JsonObject): string | undefined {
  const names = new NearNames([name]);
  return keysOf(record).find((key) => !needed.has(key) && names.meant(key) !== undefined);
}

export const prefab = defineRule({
  id: 'effect/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-prefab': worksOnlyOn },
  summary: 'Effects are used on prefabs on which they work',
  source: 'public material of the platform, effects',
  on: {
    effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
      const on = known?.on;
      if (type === undefined || on === undefined) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined || on.includes(prefab)) return;
      const values = { type, on, item: snapshot.labels.text(itemKey) };
      report({ kind: 'other-prefab', at: place.at('$type'), values });
    },
  },
});

interface List {
  readonly name: string;
  readonly length: number;
}

export const equalLengths = defineRule({
  id: 'effect/equal-lengths',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'other-length': ({ first, other }: { first: List; other: List }) =>
      `${first.name} has ${first.length} and ${other.name} ${other.length} entries: give both one for each step`,
  },
  summary: 'Lists of one effect with an element for each step are equally long',
  source: 'public material of the platform, effects',
  on: {
    effect({ known, record, place }, report) {
      const lengths = (known?.equallyLong ?? []).flatMap((name) => {
        const list = arrayField(record, name);
        return list === undefined ? [] : [{ name, length: list.length }];
      });
      const [first] = lengths;
      const other = lengths.find(({ length }) => length !== first?.length);
      if (first === undefined || other === undefined) return;
      report({ kind: 'other-length', at: place.at(other.name), values: { first, other } });
    },
  },
});
