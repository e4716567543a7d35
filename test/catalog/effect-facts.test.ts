import { describe, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { OPEN_DOOR, room } from '../example-room.js';
import { EFFECT_FACTS, type EffectFacts, FREE_EFFECTS, TRIGGER_FACTS, TYPE_SLIPS } from './effect-facts.js';
import { type Cases, expectEach, found } from './found.js';
import { addItem, basicTrigger, EFFECT_PLACES } from './planted-rooms.js';
import type { FactKind } from './prefab-facts.js';
import { article, contentOf, RIGHT, rightLogic, WORDS } from './right-values.js';

/* Each fact of the tables of effects and triggers, in a room that keeps it and in rooms that break it. */

/** The example room whose item 2 is of another prefab. */
function onItem(prefab: string, change: Parameters<typeof room>[0]): string {
  return room((changed) => {
    const { roomItems, logic } = changed;
    Object.assign(roomItems['2'] ?? {}, {
      prefabName: prefab,
      contentString: contentOf(prefab),
      parentItemID: 0,
    });
    if (prefab === 'EnemyNPC') {
      roomItems['5'] = { ...structuredClone(roomItems['2'] ?? {}), prefabName: 'GLB' };
      Object.assign(roomItems['2'] ?? {}, { parentItemID: 5 });
    }
    Object.assign(logic['2'] ?? {}, rightLogic(prefab));
    Object.assign(tasksOf(changed, '2')[0] ?? {}, { Trigger: { $type: 'OnCollideEvent' } });
    // Names that effects need: a timer and a spawn point.
    tasksOf(changed, '3').push(basicTrigger('OnCollideEvent', { $type: 'StartTimerEffect', tn: 'a' }, '3'));
    addItem(changed, '7', 'SpawnPoint', { n: 'a' });
    change?.(changed);
  });
}

/** Where the effects are found, by the names of the places. */
const AT: Readonly<Record<string, string>> = {
  Effector: '/logic/2#/Tasks/1/Effector',
  DirectEffector: '/logic/2#/Tasks/2/DirectEffector/Effector',
  'stateEvents of a PortalsAnimation': '/logic/2#/Tasks/1/Effector/stateEvents/0',
  'an effector in stateEvents': '/logic/2#/Tasks/1/Effector/stateEvents/0/Effector',
  extraData: '/roomItems/2/extraData#/Tasks/1/Effector',
  'a DirectEffector in extraData': '/roomItems/2/extraData#/Tasks/2/DirectEffector/Effector',
  'stateEvents in a DirectEffector': '/logic/2#/Tasks/2/DirectEffector/Effector/stateEvents/0',
  'stateEvents in stateEvents': '/logic/2#/Tasks/1/Effector/stateEvents/0/stateEvents/0',
  'stateEvents in extraData': '/roomItems/2/extraData#/Tasks/1/Effector/stateEvents/0',
};

// An effector in a linked subscription has a finding in any case.
const places = Object.entries(EFFECT_PLACES).filter(([name]) => Object.hasOwn(AT, name));
let turn = 0;
/** What is found of an effect on an item, at the places in turn. */
function effectFound(prefab: string, effect: JsonObject): { readonly shown: string[]; readonly at: string } {
  const [name, plant] = places[turn++ % places.length] ?? [];
  if (name === undefined || plant === undefined) throw new Error('no place');
  return { shown: found(onItem(prefab, (changed) => plant(changed, effect))), at: AT[name] ?? '' };
}

const kindsOf = ({ needs = {} }: EffectFacts): [string, FactKind][] =>
  (Object.entries(needs) as [FactKind, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, FactKind] => [name, kind]),
  );
const SPOT = { position: [0, 1, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], duration: 1 };
const LINK = {
  Trigger: { Delay: 1 },
  Id: '9e3f4a5b-6c7d-4e8f-8a0b-bc2d3e4f5a6b',
  TargetState: 171,
  Name: '1_open_door',
  TaskTriggerId: OPEN_DOOR,
};
/** Parameters whose values are more than of their kind. */
const VALUES: Readonly<Record<string, JsonValue>> = { _transformState: SPOT, linkedTasks: [LINK], V: '1.0' };
const rightEffect = ($type: string, facts: EffectFacts): JsonObject => {
  const values = kindsOf(facts).map(([name, kind]): [string, JsonValue] => [
    name,
    VALUES[name] ?? RIGHT[kind],
  ]);
  return { $type, ...Object.fromEntries(values) };
};
const hostOf = ({ on = 'GLB' }: EffectFacts): string => on.split(' ')[0] ?? '';
const ROWS = Object.entries(EFFECT_FACTS);

/** For each parameter that each effect needs: the effect without it or with another value, and what is said. */
function eachParameter(
  plant: (effect: JsonObject, name: string, kind: FactKind, type: string) => JsonObject | undefined,
  says: (at: string, name: string, kind: FactKind, type: string) => string | undefined,
): Cases {
  const cases: Cases = {};
  for (const [type, facts] of ROWS)
    for (const [name, kind] of kindsOf(facts)) {
      const effect = plant(rightEffect(type, facts), name, kind, type);
      if (effect === undefined) continue;
      const { shown, at } = effectFound(hostOf(facts), effect);
      const said = says(at, name, kind, type);
      cases[`${type}.${name}`] = { shown, wanted: said === undefined ? [] : [said] };
    }
  return cases;
}

/** What the documents describe of effects is judged by the rule that knows the documents. */
const OF_SCHEMA: readonly string[] = ['_transformState', 'linkedTasks'];

describe('an effect', () => {
  test('with what it needs is right, where it works', () => {
    const cases: Cases = {};
    for (const [type, facts] of [...ROWS, ...FREE_EFFECTS.split(' ').map((each) => [each, {}] as const)])
      cases[type] = { shown: effectFound(hostOf(facts), rightEffect(type, facts)).shown, wanted: [] };
    expectEach(cases);
  });

  test('has one finding for a parameter that is missing', () => {
    expectEach(
      eachParameter(
        ({ ...effect }, name) => {
          delete effect[name];
          return effect;
        },
        (at, name, kind, type) =>
          type === 'MoveToSpot'
            ? undefined
            : OF_SCHEMA.includes(name)
              ? `schema error at ${at}: this ${type} has no ${name}: list the linked tasks to run`
              : `effect/parameters warning at ${at}: this ${type} has no ${name}: add it as ${WORDS[kind]}`,
      ),
    );
  });

  test('has one finding for a parameter of another kind', () => {
    const wrong = (kind: FactKind): JsonValue => (kind === 'string' || kind === 'colour' ? 7 : 'seven');
    expectEach(
      eachParameter(
        (effect, name, kind) => ({ ...effect, [name]: wrong(kind) }),
        (at, name, kind, type) =>
          OF_SCHEMA.includes(name)
            ? `schema error at ${at}/${name}: ${name} is the string "seven": it must be ${name === 'linkedTasks' ? 'a list of linked tasks' : 'an object with position, rotation, scale and duration'}`
            : `effect/parameters warning at ${at}/${name}: ${name} of this ${type} is ${JSON.stringify(wrong(kind))}: write ${WORDS[kind]}`,
      ),
    );
  });

  const slipOf = (name: string): string => `${name.slice(0, 2)}${name.slice(3)}`;

  test('has one finding for a parameter that is misspelled', () => {
    expectEach(
      eachParameter(
        ({ ...effect }, name) => {
          if (name.length < 5) return undefined;
          effect[slipOf(name)] = effect[name] ?? null;
          delete effect[name];
          return effect;
        },
        (at, name, _kind, type) =>
          OF_SCHEMA.includes(name)
            ? `${name === 'linkedTasks' ? 'schema error' : 'key/spelling warning'} at ${at}/${slipOf(name)}: "${slipOf(name)}" is not a documented field: rename it to ${name}`
            : `effect/parameters warning at ${at}/${slipOf(name)}: this ${type} has ${slipOf(name)}: rename it to ${name}`,
      ),
    );
  });

  test('has one finding for what people write for a parameter', () => {
    const cases: Cases = {};
    for (const [type, facts] of ROWS)
      for (const [slip, name] of Object.entries(facts.slips ?? {})) {
        const { [name]: value = SPOT, ...others } = rightEffect(type, facts);
        const { shown, at } = effectFound(hostOf(facts), { ...others, [slip]: value });
        const says = `this ${type} has ${slip}: rename it to ${name}`;
        cases[`${type}.${slip}`] = { shown, wanted: [`effect/parameters warning at ${at}/${slip}: ${says}`] };
      }
    expectEach(cases);
  });

  test('has one finding on an item on which it does not work', () => {
    const cases: Cases = {};
    for (const [type, { on, ...facts }] of ROWS) {
      if (on === undefined) continue;
      const { shown, at } = effectFound('JumpPad', rightEffect(type, facts));
      const where = article(on.split(' ').join(' or '));
      const says = `${type} works only on ${where}, and this is item 2 (JumpPad): move it to ${where}`;
      cases[type] = { shown, wanted: [`effect/prefab warning at ${at}/$type: ${says}`] };
    }
    expectEach(cases);
  });

  test('has one finding for a colour that is none', () => {
    const cases: Cases = {};
    for (const [type, facts] of ROWS)
      for (const name of facts.colours?.split(' ') ?? []) {
        const { shown, at } = effectFound('GLB', { ...rightEffect(type, facts), [name]: 'green' });
        const says = `${name} is "green": write 6 hex digits, such as FF0000`;
        cases[`${type}.${name}`] = { shown, wanted: [`logic/colour warning at ${at}/${name}: ${says}`] };
      }
    expectEach(cases);
  });

  test('has one finding when it is misspelled, or has another name', () => {
    const slips = ROWS.map(([type]): [string, string] => [`${type.slice(0, 5)}${type.slice(6)}`, type]);
    const cases: Cases = {};
    for (const [slip, type] of [...slips, ...Object.entries(TYPE_SLIPS.effects)]) {
      const facts = EFFECT_FACTS[type] ?? {};
      const { shown, at } = effectFound(hostOf(facts), { ...rightEffect(type, facts), $type: slip });
      const kind = DOCUMENTED.includes(type) ? 'documented $type' : 'known effect';
      const says = `"${slip}" is not a ${kind}: write "${type}"`;
      cases[slip] = { shown, wanted: [`effect/unknown-type warning at ${at}/$type: ${says}`] };
    }
    expectEach(cases);
  });
});

/** Effects and triggers that the documents name. */
const DOCUMENTED = ['MoveToSpot', 'RunTriggersFromEffector', 'OnClickEvent', 'OnEnterEvent'];

const triggerFound = (prefab: string, type: string): string[] =>
  found(onItem(prefab, (changed) => tasksOf(changed, '2').push(basicTrigger(type))));
const TRIGGERS = TRIGGER_FACTS.flatMap(({ types, ...where }) =>
  types.split(' ').map((type) => ({ type, ...where })),
);
const AT_TRIGGER = '/logic/2#/Tasks/2/Trigger/$type';

describe('a trigger', () => {
  test('is right where it works', () => {
    const cases: Cases = {};
    for (const { type, on = 'GLB' } of TRIGGERS)
      for (const prefab of on.split(' '))
        cases[`${type} on ${prefab}`] = { shown: triggerFound(prefab, type), wanted: [] };
    expectEach(cases);
  });

  test('has one finding where it does not work', () => {
    const cases: Cases = {};
    for (const { type, on, never } of TRIGGERS) {
      if (on === undefined && never === undefined) continue;
      const where = article((on ?? '').split(' ').join(' or '));
      const wanted =
        type === 'OnEnterEvent'
          ? `trigger/enter-needs-trigger-prefab error at ${AT_TRIGGER}: OnEnterEvent works only on items with the prefabName "Trigger", and not on item 2 (JumpPad): use OnClickEvent, or move this to a Trigger`
          : on === undefined
            ? `trigger/visible-item warning at ${AT_TRIGGER}: ${type} does not work on item 2 (Trigger), which players cannot see: move it to a visible item`
            : `trigger/prefab warning at ${AT_TRIGGER}: ${type} works only on ${where}, and this is item 2 (JumpPad): move it to ${where}`;
      cases[type] = { shown: triggerFound(never ?? 'JumpPad', type), wanted: [wanted] };
    }
    expectEach(cases);
  });

  test('has one finding when it is misspelled, or has another name', () => {
    const slips = TRIGGERS.map(({ type }): [string, string] => [`${type.slice(0, 5)}${type.slice(6)}`, type]);
    const cases: Cases = {};
    for (const [slip, type] of [...slips, ...Object.entries(TYPE_SLIPS.triggers)]) {
      const { on = 'GLB' } = TRIGGERS.find((each) => each.type === type) ?? {};
      const isNear = DOCUMENTED.includes(type) && slip.length >= type.length - 1 && slip.startsWith('On');
      const says = `"${slip}" is not a ${isNear ? 'documented $type' : 'known trigger'}: write "${type}"`;
      const wanted = [`effect/unknown-type warning at ${AT_TRIGGER}: ${says}`];
      cases[slip] = { shown: triggerFound(on.split(' ')[0] ?? '', slip), wanted };
    }
    expectEach(cases);
  });
});
