import type { PlanLine, PlayReport, ShowReport } from '../../../../dist/index.js';
import { readFile } from './endpoint.js';
import type { Covered, OpenFiles } from './open-files.js';
import type { RoomJobs, ShownOutline, ShownPlay, ShownStep } from './shapes.js';

/** More lines of a part of a plan are counted. */
const MAX_CHANGES = 2_000;
/** More items and quests are counted. */
const MAX_LISTED = 1_000;

/** Says what the file that is looked at holds, plays its quests, and plans its import. */
export class RoomDesk {
  readonly jobs: RoomJobs;

  constructor(open: OpenFiles) {
    const covered: Covered = (value) => open.covered(value);
    this.jobs = {
      look: (source) => open.look(source),
      outline: () => {
        const { bytes, settings } = open.current;
        return covered(firstOf(open.roomlint.outlineSnapshot(bytes, settings.config)));
      },
      item: (key) => {
        const { bytes, settings } = open.current;
        return covered(open.roomlint.outlineSnapshot(bytes, settings.config, { item: key }));
      },
      logic: (key) => covered(logicOf(JSON.parse(new TextDecoder().decode(open.current.bytes)), key)),
      dot: () => open.roomlint.graphDot(open.current.bytes),
      analysis: (quest) => {
        const { active, completed, ...named } = open.room.analysis(quest) ?? {};
        if (active === undefined || completed === undefined) return undefined;
        // Plays are played, and not shown.
        const [whole, shownVerdicts] = [{ active, completed }, covered({ active, completed })];
        const verdict = (state: 'active' | 'completed') =>
          whole[state].verdict === 'reachable' ? whole[state] : shownVerdicts[state];
        return {
          ...covered({ id: '', name: '', ...named }),
          active: verdict('active'),
          completed: verdict('completed'),
        };
      },
      play: (lines, seed) => shownPlay(open.room.after(lines, { seed }), covered),
      script: (lines, seed) => {
        const script = open.room.script(lines, { seed });
        // Ids in the place of Names that hold a credential.
        return covered(script) === script ? script : covered(open.room.script(lines, { seed, byId: true }));
      },
      plan: async (given) => {
        const room =
          typeof given === 'string'
            ? await readFile(given)
            : { name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) };
        const plan = open.roomlint.describeImport(room.bytes, open.current.bytes);
        const part = (title: string, lines: readonly PlanLine[]) => ({
          title,
          lines: lines.slice(0, MAX_CHANGES),
          more: Math.max(0, lines.length - MAX_CHANGES),
        });
        const parts = [
          part('What changes', plan.changes),
          part('Notes', plan.notes),
          part('What is destroyed', plan.destroyed),
        ];
        const { verdict, looksLike } = plan;
        return { name: room.name, verdict, parts: parts.filter(({ lines }) => lines.length > 0), looksLike };
      },
    };
  }
}

function firstOf({ items, quests, unreachable }: ShowReport): ShownOutline {
  const first = quests.slice(0, MAX_LISTED);
  const ids = new Set(first.map(({ id }) => id));
  return {
    items: items.slice(0, MAX_LISTED),
    quests: first,
    unreachable: unreachable.filter(({ id }) => ids.has(id)),
    moreItems: Math.max(0, items.length - MAX_LISTED),
    moreQuests: Math.max(0, quests.length - MAX_LISTED),
  };
}

function shownPlay(report: PlayReport, covered: Covered): ShownPlay {
  const shown = covered(report);
  const steps = (kind: 'steps' | 'idle'): ShownStep[] =>
    report[kind].map(({ step }, index) => ({
      events: shown[kind][index]?.events ?? [],
      step,
      text: covered(step),
    }));
  const quests = shown.quests.map((quest, index) => {
    const { id = '', word } = report.quests[index] ?? {};
    return { ...quest, id, ...(word === undefined ? {} : { word }) };
  });
  return { ...shown, quests, steps: steps('steps'), idle: steps('idle') };
}

function logicOf(snapshot: unknown, key: string): string {
  const logic = fieldOf(fieldOf(snapshot, 'logic'), key);
  if (typeof logic !== 'string') return logic === undefined ? '' : JSON.stringify(logic, undefined, 2);
  try {
    return JSON.stringify(JSON.parse(logic), undefined, 2);
  } catch {
    return logic;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
