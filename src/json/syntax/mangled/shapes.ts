import type { Mangling } from './mangling.js';

const KEY = String.raw`(?:"[^"\n]*"|'[^'\n]*'|[\w$./<>-]+)`;
const YAML_LINE = new RegExp(String.raw`^\s*(?:- )*(?:${KEY}:(?:\s|$)|-\s|-$|#|---|\.\.\.)|^\s+[\]}"'\w]`);

/** YAML in its own style, without braces around it. */
export const yaml: Mangling = {
  *suspect(text) {
    const head = text.length > 20_000 ? text.slice(0, text.lastIndexOf('\n', 19_999) + 1) : text;
    const first = new RegExp(
      // One line at a time: white space that may match in several ways takes exponential time.
      String.raw`^(?:[ \t\r]*(?:(?:#|---|%YAML)[^\n]*)?\n)*(${KEY}:)(?:\s|$)`,
    ).exec(head);
    const key = first?.[1];
    if (first === null || key === undefined) return;
    const lines = head.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2 || lines.filter((line) => YAML_LINE.test(line)).length < lines.length * 0.9) return;
    const start = first.index + first[0].indexOf(key);
    yield { kind: 'yaml', start, end: start + key.length, isSure: true };
  },
  examples: [
    ['---\nroomItems:\n  "2":\n    prefabName: Trigger\n', undefined],
    ['roomTasks:\n  Tasks: []\nsettings:\n  title: My garden\n', undefined],
  ],
};

/** TOML or INI: sections in brackets, and equals signs. */
export const toml: Mangling = {
  *suspect(text) {
    const head = text.slice(0, 20_000);
    const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
    const first = /^\s*(?:\[\[?[\w."' -]+\]\]?[ \t]*(?:\r?\n|$)|[\w."-]+\s*=[^>])/.exec(
      head.replace(/^(?:\s*[#;][^\n]*\n)+/, ''),
    );
    if (first === null || lines.length < 3) return;
    const isToml = lines.filter((line) => /^\s*(?:\[\[?[\w."' -]+\]\]?\s*$|[\w."-]+\s*=)/.test(line)).length;
    if (isToml < lines.length * 0.9 || !lines.some((line) => line.trim().startsWith('['))) return;
    const start = head.indexOf(first[0].trim());
    yield { kind: 'toml', start, end: start + first[0].trim().length, isSure: true };
  },
  examples: [['[settings]\ntitle = "My garden"\nisNight = false\n', undefined]],
};
