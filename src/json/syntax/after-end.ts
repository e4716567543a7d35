import { byteOrderMarkLength } from '../../text/encoding.js';
import { skipSpace } from '../space.js';
import { Token } from '../tokens.js';
import type { Reading } from './reading.js';
import type { RecognizerKind } from './recognizer.js';

/** The byte-order mark of another text that was appended. */
function isMarkBeforeMore({ bytes, scanner: { start, end } }: Reading): boolean {
  return byteOrderMarkLength(bytes.subarray(start)) > 0 && skipSpace(bytes, end) < bytes.length;
}

/** Text after the end of the JSON, unless a bracket that was taken for another closed it too soon. */
export const afterEnd: RecognizerKind = {
  begin: (reading) => ({
    recognize(kind) {
      if (reading.expected !== 'end') return undefined;
      if (reading.brackets.reopens(kind)) reading.expected = 'comma';
      else if (kind !== Token.stray || isMarkBeforeMore(reading)) {
        reading.fault('text-after-value');
        return 'stop';
      }
      return undefined;
    },
  }),
  examples: [
    ['{} {}', 'text-after-value'],
    ['{}\n\ufeff{}', 'text-after-value'],
    ['{ "a": "b": 1 }, "c": 2 }', 'misplaced-colon'],
  ],
};
