import { readFileSync } from 'node:fs';

/** Two folders up, from dist/ as from src/cli/: both lie in the package. */
export function version(): string {
  for (const up of ['../package.json', '../../package.json']) {
    try {
      const text = readFileSync(new URL(up, import.meta.url), 'utf8');
      const about = JSON.parse(text) as { name?: string; version?: string };
      if (about.name === 'roomlint' && about.version !== undefined) return about.version;
    } catch {
      // It is in the other place.
    }
  }
  return 'unknown';
}
