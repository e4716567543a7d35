import { EFFECT_NAMES, TRIGGER_NAMES } from '../../src/model/catalog/catalog.js';
import { triggerOf } from '../../src/model/snapshot/trigger.js';
import { defineRule, type NearNames, overwriteValue, type Place, quoteValue } from '../kit.js';
import { misspelledType, type Slip, typeIsMisspelled } from '../wording/near-miss.js';

export default defineRule({
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
      const found = unknownType(effect.type, 'effect', EFFECT_NAMES, at);
      if (found !== undefined) report(found);
    },
    subscription(subscription, report, { options: { catalogue } }) {
      const trigger = catalogue ? triggerOf(subscription) : undefined;
      if (trigger === undefined || trigger.known !== undefined) return;
      const at = trigger.place.at('$type');
      const found = unknownType(trigger.type, 'trigger', TRIGGER_NAMES, at);
      if (found !== undefined) report(found);
    },
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'type' && miss.subject !== 'subscription') report(misspelledType(miss));
    },
  },
});

/** A type that resembles a known one. */
function unknownType(spelled: string | undefined, known: 'effect' | 'trigger', names: NearNames, at: Place) {
  const meant = spelled === undefined ? undefined : names.meant(spelled);
  if (spelled === undefined || meant === undefined) return undefined;
  const fix = overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`);
  return { kind: 'misspelled', at, values: { spelled, known, meant }, fix } as const;
}
