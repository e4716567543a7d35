import { defineRule, Place, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/lone-surrogate',
  level: 'warning',
  fix: 'none',
  summary: 'No text holds half of a character',
  source: 'RFC 8259, section 8.2: unpredictable for text that holds half of a surrogate pair',
  why: 'Characters such as emoji are written as two escapes that belong together. One alone stands for nothing: it becomes a replacement character when the text is stored, or the whole file is refused.',
  textFault(found, report) {
    if (found.kind !== 'tree' || found.fault.kind !== 'lone-surrogate') return;
    const { holder, fault } = found;
    const what = fault.inKey ? 'this key' : 'this text';
    report({
      at: spanIn(holder, fault.span, (holder?.inside() ?? Place.root).along(fault.path)),
      message:
        fault.count === 1
          ? `${what} holds half of a character, ${fault.escape}: write the whole character, or remove the half`
          : `${what} holds halves of characters, ${fault.escape} and ${fault.count - 1} more: write the whole characters, or remove the halves`,
    });
  },
  examples: () => ({
    good: [
      {
        title: 'both halves of an emoji, and an emoji as it is',
        text: String.raw`{ "settings": { "title": "\ud83d\ude00 😀" } }`,
      },
    ],
    bad: [
      {
        title: 'an emoji cut in half',
        text: String.raw`{ "settings": { "title": "Hello \ud83d" } }`,
        findings: [
          {
            at: '/settings/title',
            marks: String.raw`"Hello \ud83d"`,
            message: String.raw`this text holds half of a character, \ud83d: write the whole character, or remove the half`,
          },
        ],
      },
      {
        title: 'several halves in one text',
        text: String.raw`{ "settings": { "title": "\ude00\ud83d" } }`,
        findings: [
          {
            at: '/settings/title',
            marks: String.raw`"\ude00\ud83d"`,
            message: String.raw`this text holds halves of characters, \ude00 and 1 more: write the whole characters, or remove the halves`,
          },
        ],
      },
      {
        title: 'half of an emoji in a key, inside a string that holds JSON',
        text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"\\uDE00\":1}" } }`,
        findings: [
          {
            at: '/settings/roomSettingsExtraData#/\ude00',
            marks: String.raw`\"\\uDE00\"`,
            message: String.raw`this key holds half of a character, \uDE00: write the whole character, or remove the half`,
          },
        ],
      },
    ],
  }),
});
