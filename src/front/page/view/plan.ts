import type { PlanSymbol } from '../../../../dist/index.js';
import { around, fill, made } from '../element.js';
import type { ViewedFile } from './finding-card.js';
import { fileChoice, heading, reasonOf } from './parts.js';
import type { ShownPlan } from './room-desk.js';
import { visible } from './shown-text.js';
import type { Thread } from './thread.js';

/** CSS classes. */
const KINDS: Readonly<Record<PlanSymbol, string>> = {
  '+': 'added',
  '~': 'changed',
  '-': 'removed',
  '!': 'note',
};
const VERDICTS: Readonly<Record<ShownPlan['verdict'], string>> = {
  unchanged: 'An import would change nothing',
  changes: 'An import would change the room',
  destroys: 'An import would destroy something',
};

/** A room that a plan can be made for: its address on the server, and its name in the list. */
type Base = readonly [address: string, name: string];

/** The rooms that a file of the server can be compared with, the most telling first. */
function basesOf(file: ViewedFile, all: readonly ViewedFile[], against: string | null): readonly Base[] {
  const { source } = file;
  const others = all.flatMap(({ source: other, name }): readonly Base[] =>
    other.kind === 'served' && other.index !== source.index ? [[`file/${other.index}`, name]] : [],
  );
  if (source.kind === 'dropped') return others;
  const own = `file/${source.index}`;
  const given: readonly Base[] = against === null ? [] : [[`${own}/against`, against]];
  return [
    ...given,
    [`${own}/pull`, 'the room as last pulled'],
    [`${own}/head`, 'the last commit (HEAD)'],
    ...others.filter(([, name]) => name !== against),
  ];
}

/** What an import would change in a room, again after each change of the file. */
export function showPlan(
  thread: Thread,
  file: ViewedFile,
  from: { readonly files: readonly ViewedFile[]; readonly against: string | null },
): readonly Node[] {
  const bases = basesOf(file, from.files, from.against);
  const result = around('div', 'result', [made('p', 'Reading…', 'quiet')]);
  result.setAttribute('role', 'status');
  const choice = made('select');
  choice.add(new Option('choose a room…', ''));
  for (const [address, name] of bases) choice.add(new Option(visible(name), address));
  const show = async (room: File | string): Promise<void> => {
    file.plannedInto = room;
    choice.value = typeof room === 'string' ? room : '';
    try {
      fill(result, planned(await thread.do('plan', room)));
    } catch (error) {
      fill(result, [made('p', reasonOf(error), 'fault')]);
    }
  };
  /** The first room that is there; what to do where none is. */
  const showFirst = async (): Promise<void> => {
    const reasons: string[] = [];
    for (const [address, name] of bases.filter(([base]) => !/^file\/\d+$/.test(base)))
      try {
        fill(result, planned(await thread.do('plan', address)));
        file.plannedInto = address;
        choice.value = address;
        return;
      } catch (error) {
        reasons.push(`${name}: ${reasonOf(error)}`);
      }
    fill(result, nothingYet(reasons));
  };
  choice.addEventListener('change', () => {
    if (choice.value !== '') void show(choice.value);
  });
  if (file.plannedInto === undefined) void showFirst();
  else void show(file.plannedInto);
  return [
    heading('Plan of an import'),
    made('p', `What changes when ${file.name} is imported into a room.`, 'quiet'),
    around('div', 'bar', [around('label', '', ['Compare with ', choice]), fileChoice('Choose a file', show)]),
    result,
  ];
}

function nothingYet(reasons: readonly string[]): readonly Node[] {
  const steps: readonly (readonly (Node | string)[])[] = [
    ['Choose a second file above, for example a download of the room.'],
    ['Or run ', made('code', 'npx roomlint pull'), ': the page compares with the room as it is in the game.'],
    ['Or run ', made('code', 'git commit'), ': the page compares with the last commit.'],
  ];
  return [
    around('section', 'card', [
      made('h3', 'There is no room to compare with yet'),
      around(
        'ol',
        '',
        steps.map((step) => around('li', '', step)),
      ),
      ...reasons.map((reason) => made('p', visible(reason), 'quiet')),
    ]),
  ];
}

function planned({ name, verdict, parts, looksLike }: ShownPlan): readonly Node[] {
  const nodes: Node[] = [made('p', `Compared with ${visible(name)}`, 'quiet'), made('h3', VERDICTS[verdict])];
  for (const text of looksLike) nodes.push(made('p', visible(text), 'fault'));
  for (const { title, lines, count } of parts) {
    const list = made('ul', '', 'plan');
    for (const { symbol, text, details } of lines)
      list.append(
        around('li', KINDS[symbol], [
          visible(`${symbol} ${text}`),
          ...details.filter((detail) => detail !== '').map((detail) => made('div', visible(detail))),
        ]),
      );
    nodes.push(made('h4', `${title}: ${count}`), list);
    if (count > lines.length) nodes.push(made('p', `${count - lines.length} more are not listed.`));
  }
  return nodes;
}
