import { CommandError } from '../../world/files/command-error.js';
import { version } from '../../world/files/package-files.js';
import { defineCommand, EXIT } from './command.js';
import { configOption, grouped, number, toggle } from './options.js';

const OPTIONS = {
  ...grouped('Editor:', {
    stdio: toggle('talk to the editor over standard input and output, which is the only way'),
    clientProcessId: number(
      'end when the process N has ended: editors give their own',
      '--clientProcessId 4711',
    ),
  }),
  ...grouped('Rules and config:', {
    config: configOption(),
    'no-plugins': toggle('do not load plugins'),
  }),
};

/** `roomlint lsp`: a language server. */
export const lsp = defineCommand(
  {
    options: OPTIONS,
    details: `A language server (LSP 3.18). Editors start it themselves; docs/editors.md says how to set them up.

Examples:
  roomlint lsp --stdio
  roomlint lsp --stdio --no-plugins`,
    exits: {
      clean: 'ended by the editor',
      findings: 'ended without a shutdown request',
      error: 'vscode-languageserver is not installed, or invalid usage',
    },
  },
  async (given, { words: [extra], cwd }) => {
    if (extra !== undefined) throw new CommandError(`lsp takes no files: remove "${extra}"`);
    const { serveEditor } = await import('../lsp/serve-editor.js');
    const { config } = given;
    const files = { ...(config !== undefined && { config }), plugins: given['no-plugins'] !== true };
    const ports = { input: process.stdin, output: process.stdout };
    const isAsked = await serveEditor(files, cwd, version(), ports);
    // The connection watches the editor's process for ever.
    process.exit(isAsked ? EXIT.clean : EXIT.findings);
  },
);
