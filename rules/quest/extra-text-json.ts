import type { EmbeddedText } from '../../src/model/snapshot/embedded-text.js';
import { type Draft, defineRule, type QuestIndex, type Report, spanIn, valueDraft } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';

export default defineRule({
  id: 'quest/extra-text-json',
  level: 'error',
  kinds: ['not-json'],
  sentence: 'ExtraText is empty, or a JSON string for dialogue trees',
  fix: 'none',
  summary: 'ExtraText is empty or holds JSON',
  source: 'quest and task records, part 2, quest entry fields',
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { snapshot: { quests }, state }) {
      if (embedded.role !== 'ExtraText' || embedded.text === undefined || quests === undefined) return;
      if (embedded.reading.kind === 'broken') reportBroken(embedded, state, quests, report);
    },
  },
});

/** Reports an ExtraText that is not JSON. */
function reportBroken(text: EmbeddedText, texts: BrokenTexts, quests: QuestIndex, report: Report): void {
  const { place } = text;
  // Dialogue effects carry quest entries too, but this family checks only those of `quests`.
  if (place.paths.length > 1 || place.paths[0][0] !== 'quests') return;
  const entry = quests.entryAt(String(place.paths[0][1]));
  if (entry === undefined) return;
  const add = (draft: Draft): void => report(valueDraft(quests, entry, ['ExtraText'], draft));
  const [fault] = texts.faultsIn(text);
  if (fault === undefined || fault.kind === 'empty') {
    add({ at: place, message: 'ExtraText holds only white space: set it to ""' });
    return;
  }
  add({
    at: spanIn(place, fault.span, place),
    message:
      fault.kind === 'cut-off'
        ? 'ExtraText ends in the middle of its JSON: complete the dialogue, or set ExtraText to ""'
        : 'ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to ""',
  });
}
