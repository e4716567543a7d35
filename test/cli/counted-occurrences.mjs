// The oracle of new-findings.property.test.ts. It shares no code with roomlint. From the JSON reports of full checks
// of two files it says which findings of the later file must be shown as new, and which must not.
import { readFileSync } from 'node:fs';

/** @param {string[]} before a file and its report @param {string[]} after */
export function countedOccurrences(before, after) {
  const [earlier, later] = [before, after].map(findingsOf);
  const counts = new Map();
  for (const { name, others } of earlier)
    for (const each of [name, ...others]) counts.set(each, (counts.get(each) ?? 0) + 1);
  const unchanged = new Map();
  for (const finding of earlier.filter(isAlone)) count(unchanged, `${finding.name} ${finding.message}`, 1);
  const shown = ({ rule, place }) => `${rule} ${place}`;
  const mustShow = later.filter(({ name }) => !counts.has(name)).map(shown);
  const mustNotShow = later
    .filter((finding) => isAlone(finding) && count(unchanged, `${finding.name} ${finding.message}`, -1) >= 0)
    .map(shown);
  return { mustShow, mustNotShow };
}

function findingsOf([file, report]) {
  const bytes = readFileSync(file);
  const { findings } = JSON.parse(readFileSync(report, 'utf8')).files[0];
  return findings.map((finding) => ({
    rule: finding.rule,
    message: finding.message,
    place: place(finding),
    name: name(bytes, finding),
    others: finding.related.map((related) => name(bytes, { ...related, rule: finding.rule })),
  }));
}

function isAlone({ others }) {
  return others.length === 0;
}

function count(counts, key, by) {
  const sum = (counts.get(key) ?? 0) + by;
  counts.set(key, sum);
  return sum;
}

function place({ pointer, embedded }) {
  return JSON.stringify([pointer, ...embedded]);
}

/**
 * A finding by its rule, the way to its value and, if it points at a number, a word or a plain string, by
 * that.
 */
function name(bytes, { rule, pointer, embedded, start, end }) {
  const names = [];
  let value = parse(bytes.toString());
  let key = '';
  for (const [depth, inside] of [pointer, ...embedded].entries()) {
    if (depth > 0) {
      names.push('(');
      value = parse(value);
    }
    for (const escaped of inside.split('/').slice(1)) {
      key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const isElement = Array.isArray(value);
      value = value !== null && Object.hasOwn(Object(value), key) ? value[key] : undefined;
      names.push(isElement ? elementName(value) : key);
    }
  }
  const shown = bytes.subarray(start.offset, end.offset).toString().replaceAll('\\', '');
  const isAtKey = shown === `"${key}"` && value !== key;
  const holdsJson = typeof value === 'string' && /^\s*[[{]/.test(value) && parse(value) !== undefined;
  const plain = isAtKey || holdsJson || typeof value === 'object' ? null : value;
  // Which of several equal names or ids is reported depends on their order.
  return JSON.stringify([rule, rule.endsWith('-unique') ? [] : names, plain]);
}

function elementName(element) {
  const { Id, id, $type, Name } = Object(element);
  const own = [Id, id].find((each) => typeof each === 'string');
  if (own !== undefined) return own;
  return typeof $type === 'string' ? `${$type} ${typeof Name === 'string' ? Name : ''}` : '';
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
