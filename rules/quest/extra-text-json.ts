import type { SyntaxFaultKind } from '../../src/bytes/json/syntax/syntax-fault.js';
import { defineRule, spanIn, valueDraft } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';

export default defineRule({
  id: 'quest/extra-text-json',
  level: 'error',
  kinds: {
    'not-json'({ fault }: { fault: SyntaxFaultKind }) {
      if (fault === 'empty') return 'ExtraText holds only white space: set it to ""';
      return fault === 'cut-off'
        ? 'ExtraText ends in the middle of its JSON: complete the dialogue, or set ExtraText to ""'
        : 'ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to ""';
    },
  },
  sentence: 'ExtraText is empty, or a JSON string for dialogue trees',
  fix: 'none',
  summary: 'ExtraText is empty or holds JSON',
  source: 'quest and task records, part 2, quest entry fields',
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { snapshot: { quests }, state }) {
      if (embedded.role !== 'ExtraText' || embedded.text === undefined || quests === undefined) return;
      const { place, reading } = embedded;
      const [[section, key], ...inner] = place.paths;
      // Dialogue effects carry quest entries too, but this family checks only those of `quests`.
      if (reading.kind !== 'broken' || inner.length > 0 || section !== 'quests') return;
      const entry = quests.entryAt(String(key));
      if (entry === undefined) return;
      const [fault] = state.faultsIn(embedded);
      const isBlank = fault === undefined || fault.kind === 'empty';
      report(
        valueDraft(quests, entry, ['ExtraText'], {
          kind: 'not-json',
          at: isBlank ? place : spanIn(place, fault.span, place),
          values: { fault: isBlank ? 'empty' : fault.kind },
        }),
      );
    },
  },
});
