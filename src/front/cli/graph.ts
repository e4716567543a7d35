import { counted } from '../../bytes/text/in-words.js';
import { type GraphFocus, type QuestGraph, questGraph } from '../../model/flow/graph.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { CommandError } from '../../world/files/command-error.js';
import { defineCommand, EXIT } from './command.js';
import { onlyWords } from './option-values.js';
import { formatOption, grouped, value } from './options.js';
import { readPlayableRoom } from './playable.js';
import { printJson } from './print-answers.js';
import type { Terminal } from './terminal.js';
import { writeBatched } from './world.js';

const FORMATS = ['mermaid', 'dot', 'svg', 'json'] as const;
const DEPTH = 2;
/** Larger pictures take minutes, and nobody could read them. */
const MAX_DRAWN = { quests: 2_000, edges: 5_000 };

/** `roomlint graph`: draws what moves the quests of a room. */
export const graph = defineCommand(
  {
    options: {
      ...grouped('Part:', {
        focus: value(
          `only what is up to ${DEPTH} links away from QUEST, by its Name, id, or Name without its number`,
          '--focus 1_open_door',
        ),
      }),
      ...formatOption(FORMATS),
    },
    details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is the picture that Graphviz makes of dot: it needs the package @viz-js/viz, which npm installs with
roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door
  roomlint graph garden.json --format svg > garden.svg`,
    exits: { clean: 'drawn', error: 'the snapshot cannot be used, or invalid usage' },
  },
  async ({ focus, format = 'mermaid' }, { cwd, words, terminal }) => {
    const [snapshot] = onlyWords('graph', words, ['a snapshot'], 'roomlint graph garden.json');
    const { room } = readPlayableRoom(snapshot, cwd, terminal);
    const drawn = questGraph(room.analysis, focus === undefined ? undefined : focusOn(focus, room));
    if (drawn.quests.length === 0) terminal.warn('the file has no quests to draw');
    const { quests, edges } = drawn.leftOut;
    if (quests > 0 || edges > 0)
      terminal.warn(`the focus leaves out ${counted(quests, 'quest')} and ${counted(edges, 'edge')}`);
    await print(drawn, format, terminal);
    return EXIT.clean;
  },
);

function focusOn(focus: string, room: ScriptRoom): GraphFocus {
  const quest = room.quest(focus);
  if ('fault' in quest) throw new CommandError(`--focus: ${quest.fault}`);
  return { quests: [quest.value], depth: DEPTH };
}

async function print(drawn: QuestGraph, format: (typeof FORMATS)[number], terminal: Terminal): Promise<void> {
  const write = (pieces: Iterable<string>): void =>
    writeBatched(pieces, (text) => terminal.writeProgram('strings', terminal.forPeople(text)));
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
      terminal.writeProgram('markup', terminal.forPeople(await picture(drawn, terminal)));
      return;
    case 'json': {
      const { graphReport } = await import('../../verdict/report/graph-json.js');
      printJson(graphReport(drawn), terminal);
    }
  }
}

/** The graph as an SVG by Graphviz. @throws CommandError for too large a graph */
async function picture(drawn: QuestGraph, terminal: Terminal): Promise<string> {
  const { quests, edges } = drawn;
  if (quests.length > MAX_DRAWN.quests || edges.length > MAX_DRAWN.edges)
    throw new CommandError(
      `${counted(quests.length, 'quest')} and ${counted(edges.length, 'edge')} are too many for a picture: draw the part around one quest with --focus QUEST, or use --format dot or json`,
    );
  const { dotGraph } = await import('../../verdict/report/graph-dot.js');
  const { instance } = await import('@viz-js/viz');
  // Masked before it is drawn: Graphviz writes a hyphen as an entity, and no key would be found then.
  const dot = terminal.maskProgram('strings', dotGraph(drawn).join(''));
  const svg = (await instance()).renderString(dot, { format: 'svg' });
  // Without the DOCTYPE, which leads to another host.
  return svg.slice(svg.indexOf('<svg '));
}
