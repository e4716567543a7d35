import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import { type GraphFocus, type QuestGraph, questGraph } from '../../model/flow/graph.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import type { LayOut, LayoutNode } from '../../verdict/report/picture/layout.js';
import type { Packing } from '../../verdict/report/picture/packing.js';
import { CommandError } from '../../world/workspace/command-error.js';
import { defineCommand } from './command.js';
import { EXIT } from './exit-codes.js';
import { oneOf, onlyWords, readCount } from './option-values.js';
import { formatOption, value } from './options.js';
import { readPlayableRoom } from './playable.js';
import { writeBatched } from './streams.js';
import type { Terminal } from './terminal.js';

const PART = 'Part:';
const FORMATS = ['mermaid', 'dot', 'svg', 'html', 'json'] as const;
const DEPTH = 2;

/** `roomlint graph`: draws what moves the quests of a room. */
export const graph = defineCommand(
  {
    options: {
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
      format: formatOption(FORMATS),
    },
    completes: 'files',
    details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is a picture, and html a page on which it can be moved and searched: both need the package elkjs,
which npm installs with roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door --depth 1
  roomlint graph garden.json --format svg > garden.svg
  roomlint graph garden.json --format html > garden.html`,
    exits: { clean: 'drawn', error: 'the snapshot cannot be used, or invalid usage' },
  },
  async ({ focus, depth, ...given }, { cwd, words, terminal }) => {
    const [snapshot] = onlyWords('graph', words, ['a snapshot'], 'roomlint graph garden.json');
    if (depth !== undefined && focus === undefined) throw new CommandError('--depth needs --focus QUEST');
    const links = readCount('depth', depth) ?? DEPTH;
    const format = oneOf('format', FORMATS, given.format ?? 'mermaid');
    const { room } = readPlayableRoom(snapshot, cwd, terminal);
    const drawn = questGraph(room.analysis, focus === undefined ? undefined : focusOn(focus, links, room));
    const { quests, edges } = drawn.leftOut;
    if (quests > 0 || edges > 0)
      terminal.warn(`the focus leaves out ${counted(quests, 'quest')} and ${counted(edges, 'edge')}`);
    await print(drawn, format, snapshot, terminal);
    return EXIT.clean;
  },
);

function focusOn(focus: string, depth: number, room: ScriptRoom): GraphFocus {
  const quest = room.quest(focus);
  if ('fault' in quest) throw new CommandError(`--focus: ${quest.fault}`);
  return { quests: [quest.value], depth };
}

async function print(
  drawn: QuestGraph,
  format: (typeof FORMATS)[number],
  snapshot: string,
  terminal: Terminal,
): Promise<void> {
  const syntax = format === 'svg' || format === 'html' ? 'markup' : 'strings';
  const write = (pieces: Iterable<string>): void =>
    writeBatched(pieces, (text) =>
      terminal.writeProgram(syntax, format === 'json' ? text : terminal.forPeople(text)),
    );
  switch (format) {
    case 'mermaid': {
      const { text, leftOut } = (await import('../../verdict/report/graph-mermaid.js')).mermaidGraph(drawn);
      if (leftOut.quests > 0 || leftOut.edges > 0)
        terminal.warn(
          `too large for Mermaid: ${counted(leftOut.quests, 'quest')} and ${counted(leftOut.edges, 'edge')} left out. Use --focus QUEST, or --format dot`,
        );
      write([text]);
      return;
    }
    case 'dot':
      write((await import('../../verdict/report/graph-dot.js')).dotGraph(drawn));
      return;
    case 'svg':
    case 'html':
      write(await picture(drawn, format, snapshot));
      return;
    case 'json': {
      const { graphReport } = await import('../../verdict/report/graph-json.js');
      const { jsonPieces } = await import('../../verdict/report/json-pieces.js');
      write(jsonPieces(graphReport(drawn)));
    }
  }
}

/** A graph as a picture or page, in pieces. @throws CommandError without elkjs, and for too large a graph */
async function picture(
  graphOfQuests: QuestGraph,
  format: 'svg' | 'html',
  snapshot: string,
): Promise<Iterable<string>> {
  const title = `Quests of ${printable(basename(snapshot))}`;
  const packing = await readablyDrawn(graphOfQuests);
  if (format === 'svg') return (await import('../../verdict/report/picture/svg.js')).svg(packing, title);
  const script = readFileSync(new URL('graph-page.js', import.meta.url), 'utf8');
  const scriptHash = createHash('sha256').update(script).digest('base64');
  return (await import('../../verdict/report/picture/html.js')).html(packing, { title, script, scriptHash });
}

async function readablyDrawn(graphOfQuests: QuestGraph): Promise<Packing> {
  const { drawn, TooLargeToDrawError } = await import('../../verdict/report/picture/picture.js');
  try {
    return await drawn(graphOfQuests, await loadLayout());
  } catch (error) {
    if (!(error instanceof TooLargeToDrawError)) throw error;
    throw new CommandError(
      `${error.message}: draw the part around one quest with --focus QUEST, or use --format dot or json`,
    );
  }
}

/** The program that gives the parts of a picture their places: only pictures need it. */
export async function loadLayout(): Promise<LayOut> {
  const {
    default: { default: Elk },
  } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  return (layout: LayoutNode) => elk.layout(structuredClone(layout) as Parameters<typeof elk.layout>[0]);
}
