import { type Node, parseTree } from 'jsonc-parser';
import type { PlainJson } from '../../../src/bytes/json/value.js';

/**
 * The value of a JSON text by a foreign reader: V8 of Node 24 misreads some keys. The last of equal keys
 * counts.
 */
export function oracleParse(text: string): PlainJson {
  const root = parseTree(text);
  if (root === undefined) throw new Error('the oracle finds no value');
  return nodeValue(root);
}

function nodeValue(node: Node): PlainJson {
  if (node.type === 'array') return (node.children ?? []).map(nodeValue);
  if (node.type !== 'object') return node.value as PlainJson;
  const value = {};
  for (const { children: [key, member] = [] } of node.children ?? []) {
    if (key === undefined || member === undefined) continue;
    // A key such as __proto__ is a key like any other.
    Object.defineProperty(value, key.value as string, {
      value: nodeValue(member),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return value;
}
