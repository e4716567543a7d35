import { SECTIONS } from '../../src/model/snapshot/sections.js';
import { defineRule, keyAt, quoteValue } from '../kit.js';

const KNOWN: ReadonlySet<string> = new Set(SECTIONS);

export default defineRule({
  id: 'snapshot/unknown-section',
  level: 'info',
  kinds: {
    unknown: ({ name }: { name: string }) =>
      `${quoteValue(name)} is not a documented section: roomlint keeps it, but an import may ignore it`,
  },
  fix: 'none',
  summary: 'Every section is one of the five documented ones',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  on: {
    snapshot({ root, place, sectionsPresent }, report) {
      // nothing-to-import reports a file without any section.
      if (root === undefined || sectionsPresent.length === 0) return;
      for (const name of Object.keys(root))
        if (!KNOWN.has(name)) report({ kind: 'unknown', at: keyAt(place.at(name)), values: { name } });
    },
  },
});
