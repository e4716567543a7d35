import { Roots } from '../../mcp/guarded-path.js';
import { serveTools } from '../../mcp/server.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import type { Terminal } from '../terminal.js';
import { version } from '../version.js';

/** What `roomlint mcp` was asked to do. */
export interface McpRequest {
  readonly cwd: string;
  readonly roots: readonly string[];
}

/** Serves until standard input ends. @throws CommandError for a folder that cannot be used */
export async function mcp({ cwd, roots }: McpRequest, terminal: Terminal): Promise<ExitCode> {
  maskOutput(terminal);
  await serveTools({
    roots: Roots.of(roots, cwd),
    version: version(),
    env: terminal.world.env,
    input: process.stdin,
    output: process.stdout,
    warn: (message) => terminal.warn(message),
  });
  return EXIT.clean;
}
