import { defineRule, firstSyntaxFault, onBoth, quest, questsOnly, spanIn } from '../kit.js';

const DIALOGUE = JSON.stringify({ ExtraTaskDTODataDialog: { QT: 'Have you seen my key?', AT: [] } });

const withExtraText = (text: string): string => quest('0_find_key', { ExtraText: text });

export default defineRule({
  id: 'quest/extra-text-json',
  level: 'error',
  fix: 'none',
  summary: 'ExtraText is empty or holds JSON',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'A dialogue effect reads the dialogue of its quest from ExtraText. It can read nothing from a text that is not JSON.',
  embeddedText(text, report) {
    if (text.role !== 'ExtraText' || text.reading.kind !== 'broken') return;
    const { place } = text;
    // Dialogue effects carry quest entries, too; the rules of this family are about `quests`.
    if (place.paths.length > 1 || place.paths[0]?.[0] !== 'quests') return;
    const fault = firstSyntaxFault(text);
    if (fault === undefined || fault.kind === 'empty') {
      report({ at: place, message: 'ExtraText holds nothing but white space: leave it empty, ""' });
      return;
    }
    report({
      at: spanIn(place, fault.span, place),
      message:
        fault.kind === 'cut-off'
          ? 'ExtraText ends before its JSON does: complete the dialogue, or leave ExtraText empty'
          : 'ExtraText is no JSON from here on: correct the dialogue, or leave ExtraText empty',
    });
  },
  examples: () => ({
    good: [
      { title: 'quests without a dialogue', text: questsOnly() },
      { title: 'a dialogue written as JSON', text: withExtraText(DIALOGUE) },
    ],
    bad: [
      {
        title: 'a dialogue with a comma too many',
        text: withExtraText('{"ExtraTaskDTODataDialog":{"QT":"Hello","AT":[]},}'),
        findings: onBoth(
          '0_find_key',
          'ExtraText',
          ',',
          'ExtraText is no JSON from here on: correct the dialogue, or leave ExtraText empty',
        ),
      },
      {
        title: 'a plain text',
        text: withExtraText('Hello there'),
        findings: onBoth(
          '0_find_key',
          'ExtraText',
          'Hello there',
          'ExtraText is no JSON from here on: correct the dialogue, or leave ExtraText empty',
        ),
      },
      {
        title: 'a dialogue that was cut off',
        text: withExtraText('{"ExtraTaskDTODataDialog":{"QT":"Hello"'),
        findings: onBoth(
          '0_find_key',
          'ExtraText',
          '',
          'ExtraText ends before its JSON does: complete the dialogue, or leave ExtraText empty',
        ),
      },
      {
        title: 'nothing but white space',
        text: withExtraText(' '),
        findings: onBoth(
          '0_find_key',
          'ExtraText',
          '" "',
          'ExtraText holds nothing but white space: leave it empty, ""',
        ),
      },
    ],
  }),
});
