import { type GraphFocus, type QuestGraph, questGraph } from '../../flow/graph.js';
import type { ScriptRoom } from '../../flow/script-room.js';
import { counted } from '../../text/in-words.js';
import { CommandError } from '../../workspace/command-error.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { readPlayableRoom } from '../playable.js';
import { writeBatched } from '../streams.js';
import type { Terminal } from '../terminal.js';

/** What `roomlint graph` was asked to do. */
export interface GraphRequest {
  readonly cwd: string;
  readonly snapshot: string;
  /** A quest, as it was typed. */
  readonly focus: string | undefined;
  readonly depth: number;
  readonly format: 'mermaid' | 'dot' | 'json' | 'svg' | 'html';
  /** Whether the page is opened in the browser, in the place of printing it. */
  readonly opens: boolean;
}

/** The most characters of ids in a JSON graph. Those of a million edges are 30 million. */
const MAX_IDS = 200_000_000;

/** Draws the quests of a room, and says what was left out. */
export async function graph(request: GraphRequest, terminal: Terminal): Promise<ExitCode> {
  const { room } = readPlayableRoom(request.snapshot, request.cwd, terminal);
  const drawn = questGraph(room.analysis, focusOf(request, room));
  const { quests, edges } = drawn.leftOut;
  if (quests > 0 || edges > 0)
    terminal.warn(`the focus leaves out ${counted(quests, 'quest')} and ${counted(edges, 'edge')}`);
  if (request.opens) await (await import('./open.js')).openGraph(drawn, request.snapshot, terminal);
  else await print(drawn, request, terminal);
  return EXIT.clean;
}

async function print(
  drawn: QuestGraph,
  { format, snapshot }: GraphRequest,
  terminal: Terminal,
): Promise<void> {
  const syntax = format === 'svg' || format === 'html' ? 'markup' : 'strings';
  const write = (pieces: Iterable<string>): void =>
    writeBatched(pieces, (text) =>
      terminal.writeProgram(syntax, format === 'json' ? text : terminal.forPeople(text)),
    );
  switch (format) {
    case 'mermaid': {
      const { text, leftOut } = (await import('../../report/graph-mermaid.js')).mermaidGraph(drawn);
      if (leftOut.quests > 0 || leftOut.edges > 0)
        terminal.warn(
          `too large for Mermaid: ${counted(leftOut.quests, 'quest')} and ${counted(leftOut.edges, 'edge')} left out. Use --focus QUEST, or --format dot`,
        );
      write([text]);
      return;
    }
    case 'dot':
      write((await import('../../report/graph-dot.js')).dotGraph(drawn));
      return;
    case 'svg':
    case 'html':
      write(await (await import('./picture.js')).picture(drawn, format, snapshot));
      return;
    case 'json': {
      const { charactersOfIds, graphJson, graphReport } = await import('../../report/graph-json.js');
      const report = graphReport(drawn);
      if (charactersOfIds(report) > MAX_IDS)
        throw new CommandError(
          `the graph is too large for JSON: its edges would repeat more than ${MAX_IDS.toLocaleString('en')} characters of quest ids. Shorten the ids, or use --focus QUEST`,
        );
      for (const pieces of graphJson(report)) write(pieces);
    }
  }
}

function focusOf({ focus, depth }: GraphRequest, room: ScriptRoom): GraphFocus | undefined {
  if (focus === undefined) return undefined;
  const quest = room.quest(focus);
  if ('fault' in quest) throw new CommandError(`--focus: ${quest.fault}`);
  return { quests: [quest.value], depth };
}
