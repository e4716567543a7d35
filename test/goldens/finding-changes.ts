import { createHash } from 'node:crypto';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { restOf, shownPlace } from './golden-file.js';

/** The object that a text holds; undefined for other JSON, and for what is not JSON. */
export function objectIn(text: string | Uint8Array): JsonObject | undefined {
  try {
    const value: JsonValue = JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A number that follows from a text: what is drawn for one example does not depend on the others. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}

/** A finding with its related places and fix below. */
function shownInFull(finding: Finding): string {
  return `${finding.rule} ${shownPlace(finding)}: ${finding.message}\n${restOf(finding)}`;
}

/** The findings that come with + and those that go with -. */
export function changeOf(before: readonly Finding[], after: readonly Finding[]): string {
  const [earlier, now] = [new Set(before.map(shownInFull)), new Set(after.map(shownInFull))];
  const gone = [...earlier].filter((each) => !now.has(each)).map((each) => `- ${each.split('\n')[0]}\n`);
  const come = [...now].filter((each) => !earlier.has(each)).map((each) => `+ ${each}`);
  return [...gone, ...come].join('');
}
