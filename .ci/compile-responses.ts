import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { ROUTES, type Route } from '../src/world/api/routes.js';

const BANNER = '// Generated from src/world/api/schemas.ts by .ci/compile-responses.ts. Do not edit.\n';
const FOLDER = fileURLToPath(new URL('../src/world/api/compiled/', import.meta.url));

/**
 * Compiles the schemas of responses, so that the client checks them without Ajv. Each validator is named by
 * the title of its schema.
 */
export function compileResponses(): { readonly javascript: string; readonly declarations: string } {
  const ajv = new Ajv2020({
    allowUnionTypes: true,
    messages: false,
    code: { esm: true, source: true, lines: true },
  });
  const names: Record<string, string> = {};
  const routes: readonly Route[] = Object.values(ROUTES);
  for (const { response } of routes) {
    if (response === undefined || !('title' in response) || names[String(response.title)] !== undefined)
      continue;
    ajv.addSchema(response, String(response.title));
    names[String(response.title)] = String(response.title);
  }
  const code = standalone.default(ajv, names);
  if (/\brequire\(|^import /m.test(code)) throw new Error('a validator of responses imports something');
  const lines = Object.keys(names).map((name) => `export declare const ${name}: ResponseValidator;\n`);
  return {
    javascript: `${BANNER}${code}\n`,
    declarations: `${BANNER}import type { ErrorObject } from 'ajv';\n\nexport interface ResponseValidator {\n  (body: unknown): boolean;\n  errors?: readonly ErrorObject[] | null;\n}\n${lines.join('')}`,
  };
}

export function main(): void {
  const { javascript, declarations } = compileResponses();
  writeFileSync(`${FOLDER}responses.js`, javascript);
  writeFileSync(`${FOLDER}responses.d.ts`, declarations);
}
