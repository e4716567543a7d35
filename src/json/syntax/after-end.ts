import type { RecognizerKind } from './recognizer.js';

/** Text after the end of the JSON, unless a bracket that was taken for another closed it too soon. */
export const afterEnd: RecognizerKind = {
  begin: (reading) => ({
    recognize(kind) {
      if (reading.expected !== 'end') return undefined;
      if (reading.brackets.reopens(kind)) {
        reading.expected = 'comma';
        return undefined;
      }
      reading.fault('text-after-value');
      return 'stop';
    },
  }),
  examples: [
    ['{} {}', 'text-after-value'],
    ['{}\n\ufeff{}', 'text-after-value'],
    ['{ "a": "b": 1 }, "c": 2 }', 'misplaced-colon'],
  ],
};
