import { occursIn } from '../../../text/pattern-steps.js';
import type { Steps } from '../../../text/steps.js';
import { LiteralWriter } from './literal-writer.js';
import type { Mangling, Suspected } from './mangling.js';

/** Signs of languages that print values like no other, to be tried in this order outside of strings. */
const LANGUAGES: readonly (readonly [language: string, sign: RegExp])[] = [
  ['Perl', /^\s*\$VAR1\s*=|^\s*(?:my|our)\s/g],
  ['PHP', /^\s*<\?php|\barray ?\(|^\s*\$\w+\s*=|\bArray\s*\(|(?:array|string|int|bool)\(\d+\)/g],
  ['Go', /map\[(?:string|\w+:)|\[\](?:interface|any|string)\b|\w\.\w+\{/g],
  ['Rust', /\b(?:Object|Array)\s*[{[(]|\b(?:String|Number|Bool)\(/g],
  ['Elixir', /%\{/g],
  ['Erlang', /#\{<</g],
  ['Objective-C', /@\{|@\(|@\d|@YES|@NO/g],
  ['Lua', /^\s*local\s|\[\s*""\s*\]\s*=/g],
  ['C#', /\bnew\b/g],
  ['Kotlin', /\b(?:mapOf|listOf)\(/g],
  ['Scala', /\b(?:Map|List|Vector)\(/g],
  ['Julia', /\bDict(?:\{[^{}]*\})?\(/g],
  ['R', /\blist\(/g],
  ['Python', /\b(?:True|False|None|OrderedDict|dict)\b/g],
  [
    'JavaScript',
    /^\s*(?:const|let|var|export|module\.exports)\b|\bundefined\b|\[(?:Object|Array)\]|\d more items?/g,
  ],
  ['Ruby', /=>|\bnil\b/g],
  ['Java', /[{,]\s*\w+=/g],
];

/** A value as another language prints it, such as `{'settings': {'isNight': True}}`. */
export const otherLanguage: Mangling = {
  *suspect(text) {
    const writer = new LiteralWriter(text);
    yield* writer.read();
    const first = writer.replacements[0];
    const outside = writer.outside;
    const language = yield* languageOf(outside, writer);
    if (language === undefined) return;
    const isSure = SURE.some(([name, pattern]) => name === language && pattern.test(text.slice(0, 2000)));
    if (!isSure && (first === undefined || writer.foreign < 3)) return;
    const [start, end] =
      first === undefined ? [0, 1] : [first.span.start, Math.max(first.span.end, first.span.start + 1)];
    const found = { kind: 'other-language', start, end, named: language, isSure } as const;
    yield { ...found, replacements: writer.replacements } satisfies Suspected;
  },
  examples: [
    [
      `{'a': {'b': True, 'c': None}, 'd': "it's", 'e': 'say "x"'}`,
      String.raw`{"a": {"b": true, "c": null}, "d": "it's", "e": "say \"x\""}`,
    ],
    [
      '{\n  a: {\n    b: [ 1, 2 ],\n    "c-d": undefined,\n  },\n  e: \'f\'\n}',
      '{\n  "a": {\n    "b": [ 1, 2 ],\n    "c-d": null\n  },\n  "e": "f"\n}',
    ],
    ['const room = {a: 1, b: 2, c: 3};\n', '{"a": 1, "b": 2, "c": 3}'],
    ['{"a"=>{"b"=>nil, "c"=>true}, :d=>[1]}', '{"a":{"b":null, "c":true}, "d":[1]}'],
    [
      "array (\n  'a' => \n  array (\n    0 => 'x',\n  ),\n  'b' => NULL,\n)",
      '{\n  "a" : \n  [\n    "x"\n  ],\n  "b" : null\n}',
    ],
    ["['a' => ['b' => true], 'c' => [1, 2]]", '{"a" : {"b" : true}, "c" : [1, 2]}'],
    [
      'map[string]interface {}{"a":map[string]interface {}{"b":[]interface {}{1}}, "c":interface {}(nil)}',
      '{"a":{"b":[1]}, "c":null}',
    ],
    ['map[a:map[b:x c:true] d:[1 2]]', undefined],
    [
      '{\n  ["a"] = {\n    ["b"] = nil,\n    ["c"] = { 1, 2 }\n  }\n}',
      '{\n  "a" : {\n    "b" : null,\n    "c" : [ 1, 2 ]\n  }\n}',
    ],
    [
      "$VAR1 = {\n          'a' => {\n                   'b' => 1\n                 }\n        };\n",
      '{\n          "a" : {\n                   "b" : 1\n                 }\n        }',
    ],
    [
      'Object {"a": Object {"b": Number(1), "c": String("x"), "d": Array [Bool(true), Null]}}',
      '{"a": {"b": 1, "c": "x", "d": [true, null]}}',
    ],
    ['%{"a" => %{"b" => nil}, "c" => 1}', '{"a" : {"b" : null}, "c" : 1}'],
    ['@{@"a": @{@"b": @1, @"c": @YES}}', '{"a": {"b": 1, "c": true}}'],
    ["{\n  a: {\n    '2': { b: [Object], c: '' }\n  }\n}", undefined],
    ["{ a: 1, b: 2, c: 'long'... 2030 more characters }", undefined],
    ['{a={b=GLB, c=1.0}, d=[x, y]}', undefined],
    ['Array\n(\n    [a] => Array\n        (\n            [b] => 1\n        )\n)\n', undefined],
  ],
};

/** Beginnings of printed values from which too much is missing to read them. */
const SURE: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['Go', /^\s*&?map\[/],
  ['PHP', /^\s*Array\s*\(\s*\[|^\s*array\(\d+\)\s*\{/],
  ['Java', /^\s*\{\w+=[{[\w"'-]/],
  ['JavaScript', /^\s*\[object Object\]\s*$|:\s*\[(?:Object|Array)\]|'\.\.\. \d+ more characters/],
];

/** @param outside the text without the content of its strings */
function* languageOf(outside: string, { singles, keys }: LiteralWriter): Steps<string | undefined> {
  if (/^\s*\[object Object\]\s*$/.test(outside)) return 'JavaScript';
  if (singles > 0 && outside.includes('=>') && !/^\s*\$VAR1|\bnil\b|%\{/.test(outside)) return 'PHP';
  for (const [language, sign] of LANGUAGES) if (yield* occursIn(sign, outside)) return language;
  if (keys > 0) return 'JavaScript';
  return singles > 0 ? 'Python or JavaScript' : undefined;
}
