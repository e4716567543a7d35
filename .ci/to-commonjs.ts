/**
 * One file that rolldown made, as a file for `require`. rolldown's own CommonJS reads every name of another
 * file through a getter, each time; here it is read once, which is right because no files of dist/ import
 * each other in a circle.
 *
 * @throws for a form of import or export that rolldown has not used so far
 */
export function toCommonJs(code: string): string {
  const [, start = '', body = ''] = /^(#![^\n]*\n)?(.*)$/s.exec(code) ?? [];
  const converted = body
    // What is left of an import whose names another file of dist/ uses. Loading a module of Node does nothing
    // else.
    .replace(/^import "node:[^"]+";\n/gm, '')
    .replace(/^import \{(.*)\} from (".+");$/gm, (_all, names: string, from: string) => {
      return `const {${names.replace(/(\S+) as (\S+?)(?=,| )/g, '$1: $2')}} = require(${from});`;
    })
    .replace(/^import (\w+) from "(.+)";$/gm, 'const $1 = require("$2");')
    // Of a file whose constants alone are used, rolldown copies those.
    .replace(/^import (".+");$/gm, 'require($1);')
    .replace(/^export \{(.*)\};$/m, (_all, names: string) => {
      const given = names.trim() === '' ? [] : names.split(',');
      return given
        .map((name) =>
          name
            .trim()
            .replace(/^(\S+)(?: as (\S+))?$/, (_all, own: string, as = own) => `exports.${as} = ${own};`),
        )
        .join('\n');
    })
    // What is left is import() of an address: src/front/cli/compile-cache.ts leaves such files to Node.
    .replace(/\bimport\(("[^"]+")\)/g, 'Promise.resolve().then(() => require($1))')
    .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href');
  const left = /^(import|export) .*|import\.meta/m.exec(converted);
  if (left !== null) throw new Error(`not converted to CommonJS: ${left[0]}`);
  return inAscii(`${start}"use strict";\n${converted}`);
}

/**
 * With one other character in it, a file of 500 KB takes 2 ms to read as text instead of half of one, in
 * every run.
 */
function inAscii(code: string): string {
  if (/String\.raw`[^`]*[^`\0-\x7f]/.test(code)) throw new Error('String.raw with a character beyond ASCII');
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
