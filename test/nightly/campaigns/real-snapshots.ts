import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

export interface RealSnapshot {
  readonly name: string;
  readonly text: string;
}

/** The snapshots of examples/, and those below the folder in ROOMLINT_CORPUS, where there is one. */
export function realSnapshots(): readonly RealSnapshot[] {
  const { ROOMLINT_CORPUS: corpus } = process.env;
  return [EXAMPLES, ...(corpus === undefined ? [] : [corpus])].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );
}
