import { expect, test } from 'vitest';
import { markPure } from '../../.ci/mark-pure.js';
import { rollUpDeclarations } from '../../.ci/roll-up-declarations.js';
import { temporaryFolder } from '../temporary-folder.js';

const folder = temporaryFolder();

test.each([
  ['const a = make(1);\n', 'const a = /* @__PURE__ */(()=>(make(1)))();\n'],
  ['const a = b.c;\n', 'const a = /* @__PURE__ */(()=>(b.c))();\n'],
  ['const a = { b: c() };\n', 'const a = /* @__PURE__ */(()=>({ b: c() }))();\n'],
  [
    'class A { static { mark(A); } }\nexport { A };\n',
    'const A=/* @__PURE__ */(()=>{return class A { static { mark(A); } }})();\nexport { A };\n',
  ],
  // Bundlers understand these by themselves.
  ...[
    'const a = 1, b = [-1, "x", { c: `d` }], e = () => f();\n',
    'function a() { return b(); }\n',
    'class A extends Error { b = c(); static d = 1; e() { return f(); } }\n',
    'export { a };\n',
  ].map((code) => [code, code]),
])('bundlers may leave out what is made by %s', (before, after) => {
  expect(markPure(before)).toBe(after);
});

test.each([
  ['a.b = 1;', 'ExpressionStatement is not a declaration: a.b = 1;'],
  ['for (const a of b) c(a);', 'ForOfStatement is not a declaration: for (const a of b) c(a);'],
  ['const { a, b } = c();', 'write a const for each name of { a, b }'],
])('a build is refused with %s, which no bundler would leave out', (code, message) => {
  expect(() => markPure(code)).toThrow(message);
});

test('a class is declared once for all entries, and what is only a type is declared as one', () => {
  const files = {
    room: 'export declare class Room {\n    private size;\n}\nexport declare class Door {\n}\n',
    index: "export type { Room } from './room.js';\nexport { Door } from './room.js';\n",
    node: "import type { Room } from './room.js';\nexport declare function read(path: string): Room;\nexport { Door as Way } from './room.js';\n",
  };
  for (const [name, text] of Object.entries(files)) folder.write(`src/${name}.d.ts`, text);
  const texts = rollUpDeclarations([folder.path], 'src', ['index', 'node']);
  expect(texts.get('index')).toBe(
    'declare class Door {\n}\ndeclare class Room {\n    private size;\n}\nexport {\n  Door,\n  type Room,\n};\n',
  );
  expect(texts.get('node')).toBe(
    "import { Door, Room } from './index.js';\ndeclare function read(path: string): Room;\nexport {\n  Door as Way,\n  read,\n};\n",
  );
});
