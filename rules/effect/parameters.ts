import { DOCUMENTED_TYPES } from '../../src/model/schema/index.js';
import { defineRule } from '../kit.js';
import { isSound, misnamed, wrongParameters } from './wrong-parameters.js';

export default defineRule({
  id: 'effect/parameters',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['missing', 'other-type', 'other-name'],
  fix: 'unsafe',
  summary: 'Effects have the parameters that they need',
  source: 'public material of the platform, effects',
  on: {
    effect({ type, known, record, place }, report) {
      if (type === undefined || known === undefined || isSound(known, record)) return;
      const wrong = DOCUMENTED_TYPES.has(type)
        ? misnamed(type, known.slips, record, place)
        : wrongParameters(type, known, record, place);
      for (const draft of wrong) report(draft);
    },
  },
});
