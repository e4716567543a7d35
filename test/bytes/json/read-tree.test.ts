import { expect, test } from 'vitest';
import { readTree } from '../../../src/bytes/json/read-tree.js';
import { toBytes } from '../../lint-example.js';

/** What a reader sees of a text that leaves out all containers below some level. */
function eventsOf(text: string, levels: number): string[] {
  const bytes = toBytes(text);
  const events: string[] = [];
  let depth = 0;
  const show = (start: number, end: number): string => text.slice(start, end);
  readTree(bytes, {
    open: () => ++depth <= levels || 'skip',
    close: (isArray, start, end) => {
      depth--;
      events.push(`${isArray ? 'array' : 'object'} ${show(start, end)}`);
    },
    key: (start, end) => {
      events.push(`key ${show(start, end)}`);
    },
    scalar: (_kind, start, end) => {
      events.push(`scalar ${show(start, end)}`);
    },
  });
  return events;
}

test('a container that is left out is closed at its own bracket, whatever its strings contain', () => {
  const inner = String.raw`{"}":["]","\"}",{}],"\\":[]}`;
  const text = `{"a":${inner},"b":[${inner},1]}`;
  expect(eventsOf(text, 1)).toEqual([
    'key "a"',
    `object ${inner}`,
    'key "b"',
    `array [${inner},1]`,
    `object ${text}`,
  ]);
  expect(eventsOf(text, 2).slice(-4)).toEqual([
    `object ${inner}`,
    'scalar 1',
    `array [${inner},1]`,
    `object ${text}`,
  ]);
});

test('a text that is left out as a whole is one event', () => {
  expect(eventsOf('[1,{"a":2}]', 0)).toEqual(['array [1,{"a":2}]']);
});
