import { type Draft, defineRule, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/lone-surrogate',
  level: 'warning',
  kinds: { half: {} },
  fix: 'none',
  summary: 'Strings contain no unpaired surrogates',
  source: 'RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates',
  why: 'An emoji is written as two escapes that form a surrogate pair. One alone is not a character and cannot be stored as UTF-8: readers replace it, or refuse the file.',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'lone-surrogate') return;
      const { holder, fault } = found;
      const make = (): Draft => {
        const what = fault.inKey ? 'this key' : 'this string';
        return {
          at: spanIn(holder, fault.span, fault.place),
          message:
            fault.count === 1
              ? `${what} contains an unpaired surrogate, ${fault.escape}: write the whole character, or remove it`
              : `${what} contains ${fault.count} unpaired surrogates, the first ${fault.escape}: write the whole characters, or remove them`,
        };
      };
      report({ make });
    },
  },
  examples: () => ({
    good: [
      {
        title: 'an emoji as a surrogate pair, and an emoji as it is',
        text: `{ "settings": { "title": "\\ud83d\\ude00 😀" } }`,
      },
    ],
    bad: [
      {
        title: 'an emoji cut in half',
        text: String.raw`{ "settings": { "title": "Hello \ud83d" } }`,
        at: '/settings/title',
        marks: String.raw`"Hello \ud83d"`,
        message: String.raw`this string contains an unpaired surrogate, \ud83d: write the whole character, or remove it`,
      },
      {
        title: 'several in one string',
        text: String.raw`{ "settings": { "title": "\ude00\ud83d" } }`,
        at: '/settings/title',
        marks: String.raw`"\ude00\ud83d"`,
        message: String.raw`this string contains 2 unpaired surrogates, the first \ude00: write the whole characters, or remove them`,
      },
      {
        title: 'an unpaired surrogate in a key, inside a string that holds JSON',
        text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"\\uDE00\":1}" } }`,
        at: '/settings/roomSettingsExtraData#/\ude00',
        marks: String.raw`\"\\uDE00\"`,
        message: String.raw`this key contains an unpaired surrogate, \uDE00: write the whole character, or remove it`,
      },
    ],
  }),
});
