import { describe, expect, test } from 'vitest';
import { markPure } from '../../.ci/mark-pure.js';
import { rollUpDeclarations } from '../../.ci/roll-up-declarations.js';
import { temporaryFolder } from '../cli/run-roomlint.js';

describe('markPure', () => {
  test.each([
    ['a call', 'const a = make(1);\n', 'const a = /* @__PURE__ */(()=>(make(1)))();\n'],
    ['a field of a field', 'const a = b.c;\n', 'const a = /* @__PURE__ */(()=>(b.c))();\n'],
    [
      'an object that holds a call',
      'const a = { b: c() };\n',
      'const a = /* @__PURE__ */(()=>({ b: c() }))();\n',
    ],
    [
      'a class with a static block',
      'class A { static { mark(A); } }\nexport { A };\n',
      'const A=/* @__PURE__ */(()=>{return class A { static { mark(A); } }})();\nexport { A };\n',
    ],
  ])('marks %s', (_what, before, after) => {
    expect(markPure(before)).toBe(after);
  });

  test.each([
    'const a = 1, b = [-1, "x", { c: `d` }], e = () => f();\n',
    'function a() { return b(); }\n',
    'class A extends Error { b = c(); static d = 1; e() { return f(); } }\n',
    'export { a };\n',
  ])('leaves what bundlers understand by themselves: %s', (code) => {
    expect(markPure(code)).toBe(code);
  });

  test.each([
    ['a.b = 1;', 'ExpressionStatement'],
    ['for (const a of b) c(a);', 'ForOfStatement'],
  ])('refuses %s, which no bundler would leave out', (code, kind) => {
    expect(() => markPure(code)).toThrow(`${kind} is not a declaration: ${code}`);
  });

  test('refuses several names at once', () => {
    expect(() => markPure('const { a, b } = c();')).toThrow('write a const for each name of { a, b }');
  });
});

describe('rollUpDeclarations', () => {
  const folder = temporaryFolder();
  function write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) folder.write(`${name}.d.ts`, text);
  }

  test('declares a class once for all entries, and says what is only a type', () => {
    write({
      'src/room': 'export declare class Room {\n    private size;\n}\nexport declare class Door {\n}\n',
      'src/index': "export type { Room } from './room.js';\nexport { Door } from './room.js';\n",
      'src/node':
        "import type { Room } from './room.js';\nexport declare function read(path: string): Room;\nexport { Door as Way } from './room.js';\n",
    });
    const texts = rollUpDeclarations([folder.path], 'src', ['index', 'node']);
    expect(texts.get('index')).toBe(
      'declare class Door {\n}\ndeclare class Room {\n    private size;\n}\nexport {\n  Door,\n  type Room,\n};\n',
    );
    expect(texts.get('node')).toBe(
      "import { Door, Room } from './index.js';\ndeclare function read(path: string): Room;\nexport {\n  Door as Way,\n  read,\n};\n",
    );
  });
});
