import { EFFECT_NAMES, TRIGGER_NAMES } from '../../src/model/catalog/catalog.js';
import { triggerOf } from '../../src/model/snapshot/trigger.js';
import { defineRule, type NearNames, overwriteValue, type Place, quoteValue, type Report } from '../kit.js';
import { typeNearMiss } from '../wording/near-miss.js';

export default defineRule({
  id: 'effect/unknown-type',
  level: 'warning',
  catalog: { options: { catalogue: true } },
  kinds: ['misspelled'],
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
      if (catalogue && effect.type !== undefined && effect.known === undefined)
        reportUnknown(effect.type, 'effect', EFFECT_NAMES, effect.place, report);
    },
    subscription(subscription, report, { options: { catalogue } }) {
      const trigger = catalogue ? triggerOf(subscription) : undefined;
      if (trigger?.type !== undefined && trigger.known === undefined)
        reportUnknown(trigger.type, 'trigger', TRIGGER_NAMES, trigger.place, report);
    },
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'type' && miss.subject !== 'subscription') report(typeNearMiss(miss));
    },
  },
});

function reportUnknown(type: string, what: string, names: NearNames, place: Place, report: Report): void {
  const meant = names.meant(type);
  if (meant === undefined) return;
  const at = place.at('$type');
  report({
    at,
    message: `${quoteValue(type)} is not a known ${what}: write ${quoteValue(meant)}`,
    fix: overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`),
  });
}
