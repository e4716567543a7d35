import { CommandError } from '../../workspace/command-error.js';
import { type Call, defineCommand } from '../command.js';
import { oneOf, readCount } from '../option-values.js';
import { type Given, type OptionTable, toggle, value } from '../options.js';
import type { GraphRequest } from './graph.js';

const PART = 'Part:';
const REPORT = 'Report:';
const FORMATS = ['mermaid', 'dot', 'svg', 'html', 'json'] as const;
const DEPTH = 2;

const OPTIONS = {
  focus: value('only the part around QUEST, by its Name, id, or Name without its number', {
    group: PART,
    example: '--focus 1_open_door',
    words: [],
  }),
  depth: value(`with --focus: include quests that are up to N links away. The default is ${DEPTH}`, {
    group: PART,
    example: '--depth 1',
    words: [],
  }),
  format: value('mermaid (the default), dot, svg, html or json', {
    group: REPORT,
    short: 'f',
    example: '--format dot',
    words: FORMATS,
  }),
  open: toggle('write the page of --format html to a temporary file, and open it in the browser', {
    group: REPORT,
  }),
} as const satisfies OptionTable;

/** `roomlint graph`: draws what moves the quests of a room. */
export const graph = defineCommand(
  {
    name: 'graph',
    synopsis: '[options] <snapshot>',
    summary: 'draw the quests of a room, what changes them, and what can never happen',
    options: OPTIONS,
    completes: 'files',
    details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is a picture, and html a page on which it can be moved and searched: both need the package elkjs,
which npm installs with roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door --depth 1
  roomlint graph garden.json --format svg > garden.svg
  roomlint graph garden.json --format html > garden.html
  roomlint graph garden.json --open`,
    exits: { clean: 'drawn', error: 'the snapshot cannot be used, or invalid usage' },
  },
  async (given, call) => {
    const request = readRequest(given, call);
    return (await import('./graph.js')).graph(request, call.terminal);
  },
);

/** @throws CommandError */
function readRequest(given: Given<typeof OPTIONS>, { cwd, words }: Call): GraphRequest {
  const [snapshot, extra] = words;
  if (snapshot === undefined)
    throw new CommandError('graph needs a snapshot, as in roomlint graph garden.json');
  if (extra !== undefined) throw new CommandError(`graph draws one snapshot: remove "${extra}"`);
  const { focus, depth } = given;
  if (depth !== undefined && focus === undefined) throw new CommandError('--depth needs --focus QUEST');
  const opens = given.open === true;
  const format = oneOf('format', FORMATS, given.format ?? (opens ? 'html' : 'mermaid'));
  if (opens && format !== 'html') throw new CommandError(`--open shows html: remove --format ${format}`);
  return { cwd, snapshot, focus, depth: readCount('depth', depth) ?? DEPTH, format, opens };
}
