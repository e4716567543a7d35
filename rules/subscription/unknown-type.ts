import { defineRule } from '../kit.js';
import { misspelledType, typeIsMisspelled } from '../wording/near-miss.js';

export default defineRule({
  id: 'subscription/unknown-type',
  level: 'warning',
  kinds: { misspelled: typeIsMisspelled },
  fix: 'unsafe',
  summary: 'The $type of a subscription is spelled as documented',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  on: {
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'type' && miss.subject === 'subscription') report(misspelledType(miss));
    },
  },
});
