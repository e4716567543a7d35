import { GREATER, LESS } from '../../text/characters.js';
import { Scanner, Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';

/** Git conflict markers, even if some are missing: the first version is read, the others are skipped. */
export const conflictMarkers: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner } = reading;
    let isInside = false;
    /** The next marker that opens or closes a conflict. Searching again would take quadratic time. */
    let next = 0;

    return {
      recognize(kind) {
        if (kind !== Token.conflictMarker) return undefined;
        const sign = bytes[scanner.start];
        if (sign === LESS || !isInside) reading.fault('merge-conflict');
        isInside = sign === LESS;
        if (sign !== LESS && sign !== GREATER && closes()) scanner.end = next;
        return 'next';
      },
    };

    /** Whether the conflict ends at the next marker, which counts as inside of it. */
    function closes(): boolean {
      if (next < scanner.end) {
        const ahead = new Scanner(bytes, scanner.end);
        do ahead.next();
        while (ahead.kind !== Token.end && !(ahead.kind === Token.conflictMarker && isEdge(ahead.start)));
        next = ahead.start;
      }
      isInside = bytes[next] === GREATER;
      return isInside;
    }

    function isEdge(at: number): boolean {
      return bytes[at] === LESS || bytes[at] === GREATER;
    }
  },
  examples: [
    ['{\n<<<<<<< a\n"x": 1\n=======\n"x": [\n>>>>>>> b\n}', 'merge-conflict'],
    ['{\n<<<<<<< a\n"x": 1\n||||||| c\n"x": 0\n=======\n"x": [\n>>>>>>> b\n}', 'merge-conflict'],
    ['{\n"x": 1\n=======\n"x": [\n>>>>>>> b\n}', 'merge-conflict'],
    ['{\n<<<<<<< a\n"x": 1,\n=======\n"y": 2\n}', 'merge-conflict'],
    [
      '{\n=======\n"x": 1,\n<<<<<<< a\n"y": 2\n=======\n"y": [\n>>>>>>> b\n}',
      'merge-conflict',
      'merge-conflict',
    ],
    ['{\n>>>>>>> b\n}', 'merge-conflict'],
  ],
};
