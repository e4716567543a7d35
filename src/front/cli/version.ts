import { readFileSync } from 'node:fs';
import { inPackage } from '../../world/files/package-files.js';

interface AboutPackage {
  readonly version?: string;
  readonly repository?: { readonly url?: string };
}

function aboutPackage(): AboutPackage {
  return JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
}

export function version(): string {
  return aboutPackage().version ?? 'unknown';
}

export function homePage(): string {
  const { url = '' } = aboutPackage().repository ?? {};
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}
