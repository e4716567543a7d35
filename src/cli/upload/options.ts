import { defineCommand } from '../command.js';
import { onlyWords } from '../option-values.js';
import { readServiceRequest, SERVICE_EXITS, serviceHelp, UPLOAD_OPTIONS } from '../service/options.js';

/** `roomlint upload`: uploads an asset. */
export const upload = defineCommand(
  {
    name: 'upload',
    synopsis: '[options] <file>',
    summary: 'upload a JSON snapshot, a GLB model or an image, and print its URL',
    options: UPLOAD_OPTIONS,
    completes: 'files',
    details: serviceHelp(
      `<file> is JSON, GLB, PNG, JPEG, GIF or WebP. Its content decides, and its name must not say something
else. JSON must be valid and have 52,428,800 bytes at most. GLB must be version 2, and as long as its header
says. Anything else is refused before it is sent.`,
      ['roomlint upload tree.glb', 'roomlint upload --format json cover.png'],
    ),
    exits: SERVICE_EXITS,
  },
  async (given, call) => {
    const [file] = onlyWords('upload', call.words, ['a file'], 'roomlint upload tree.glb');
    const request = readServiceRequest(given, call.cwd);
    return (await import('./upload.js')).upload(file, request, call.terminal);
  },
);
