import { Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';

/** Text after the end of the JSON, unless a bracket that was taken for another closed it too soon. */
export const afterEnd: RecognizerKind = {
  begin: (reading) => ({
    recognize(kind) {
      if (reading.expected !== 'end') return undefined;
      if (reading.brackets.reopens(kind)) reading.expected = 'comma';
      else if (kind !== Token.stray) {
        reading.fault('text-after-value');
        return 'stop';
      }
      return undefined;
    },
  }),
  examples: [
    ['{} {}', 'text-after-value'],
    ['{ "a": "b": 1 }, "c": 2 }', 'misplaced-colon'],
  ],
};
