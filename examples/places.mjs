import { readFileSync } from 'node:fs';
import { offsetsAt, placeAt, positionsAt, spanOf, TextPlaces } from 'roomlint';

const bytes = readFileSync(new URL('garden.json', import.meta.url));

// What is at this line and column, and what is around it?
const [offset] = offsetsAt(bytes, [{ line: 180, column: 92 }]);
const { pointer, embedded, part, kind, text } = placeAt(bytes, offset);
console.log(`${[pointer, ...embedded].join(' → ')}: the ${part}, a ${kind}: ${text}`);

// And where is the value beside it?
const name = spanOf(bytes, { pointer, embedded: ['/Tasks/0/Name'] });
const [start, end] = positionsAt(bytes, [name.start, name.end]);
console.log(`line ${start.line}, columns ${start.column} to ${end.column}`);
console.log(new TextDecoder().decode(bytes.subarray(name.start, name.end)));

// A text that is asked about again and again is read once.
const places = new TextPlaces(bytes);
console.log([name.start, name.end].map((at) => places.placeAt(at)?.kind).join(', then an '));

/* Prints:
/logic/2 → /Tasks/0/Trigger/$type: the value, a string: OnClickEvent
line 180, columns 180 to 194
\"0_find_key\"
string, then an object
*/
