import { startProgram } from '../../world/files/start-program.js';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser of the user. Returns false where no program does that. */
export async function openInBrowser(address: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = startProgram(program, [...args, address], { stdio: 'ignore', detached: true, env });
  opener.unref();
  return new Promise((resolve) => {
    opener.once('spawn', () => resolve(true));
    opener.once('error', () => resolve(false));
  });
}
