import { readFileSync } from 'node:fs';

interface AboutPackage {
  readonly name?: string;
  readonly version?: string;
  readonly repository?: { readonly url?: string };
}

/** The package.json, two folders up, from dist/ as from src/cli/: both lie in the package. */
function aboutPackage(): AboutPackage {
  for (const up of ['../package.json', '../../package.json']) {
    try {
      const about = JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')) as AboutPackage;
      if (about.name === 'roomlint') return about;
    } catch {
      // It is in the other place.
    }
  }
  return {};
}

export function version(): string {
  return aboutPackage().version ?? 'unknown';
}

export function homePage(): string {
  const { url = '' } = aboutPackage().repository ?? {};
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}
