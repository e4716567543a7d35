import { GREATER, LESS } from '../../text/characters.js';
import { Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';

/** Git conflict markers: the first version is read, the others are skipped. */
export const conflictMarkers: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner } = reading;
    let isInside = false;

    return {
      recognize(kind) {
        if (kind !== Token.conflictMarker) return undefined;
        const sign = bytes[scanner.start];
        if (sign === LESS || !isInside) reading.fault('merge-conflict');
        const isOther = isInside && sign !== GREATER;
        isInside = sign === LESS;
        if (isOther) skipToEnd();
        return 'next';
      },
    };

    function skipToEnd(): void {
      while (scanner.kind !== Token.end) {
        if (scanner.kind === Token.conflictMarker && bytes[scanner.start] === GREATER) return;
        scanner.next();
      }
    }
  },
  examples: [
    ['{\n<<<<<<< a\n"x": 1\n=======\n"x": [\n>>>>>>> b\n}', 'merge-conflict'],
    ['{\n>>>>>>> b\n}', 'merge-conflict'],
  ],
};
