import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a package fetched from the registry. @param spec name and exact version */
export function fetchedPackage(spec: string, folder: string): string {
  const into = join(folder, spec.replaceAll(/[@/]/g, '_'));
  mkdirSync(into);
  const packed = execFileSync('npm', ['pack', '--silent', spec], { cwd: into, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed], { cwd: into });
  return join(into, 'package');
}
