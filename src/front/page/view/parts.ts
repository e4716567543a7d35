import { around, fill, made } from '../element.js';
import { brief } from './shown-text.js';

/** The heading of a view, to which the focus goes when the view is shown anew. */
export function heading(text: string, level: 'h2' | 'h3' | 'h4' = 'h2'): HTMLElement {
  const node = made(level, text);
  node.tabIndex = -1;
  return node;
}

/** The heading of a quest's card: its Name, which breaks after an underscore. */
export function questTitle(name: string): HTMLElement {
  const parts = brief(name).split(/(?<=_)/);
  return around(
    'h4',
    '',
    parts.flatMap((part) => [part, made('wbr')]),
  );
}

export function button(text: string, action: () => unknown, className = ''): HTMLButtonElement {
  const node = made('button', text, className);
  node.type = 'button';
  node.addEventListener('click', () => void action());
  return node;
}

/** Asks how a quest gets into its states. */
export function howButton(quest: string, action: () => unknown): HTMLButtonElement {
  const node = button('How to get there', action);
  node.setAttribute('aria-label', `How to get there: ${brief(quest)}`);
  return node;
}

/** What opens when it is asked for. Its content is made then. */
export function folded(
  summary: string,
  content: () => Iterable<Node> | Promise<Iterable<Node>>,
  className = '',
): HTMLDetailsElement {
  const inside = made('div', '', 'inside');
  const node = around('details', className, [made('summary', summary), inside]);
  node.addEventListener(
    'toggle',
    async () => {
      try {
        fill(inside, await content());
      } catch (error) {
        fill(inside, [made('p', reasonOf(error), 'fault')]);
      }
    },
    { once: true },
  );
  return node;
}

/** A text that scrolls in its box, also by keys. */
export function scrolling(children: Iterable<Node | string>): HTMLElement {
  const code = around('pre', '', children);
  code.tabIndex = 0;
  return code;
}

/** Words that only a screen reader reads. */
export function unseen(text: string): HTMLElement {
  return made('span', text, 'unseen');
}

/** A button that chooses a file of this computer. */
export function fileChoice(text: string, choose: (file: File) => unknown): HTMLElement {
  const input = made('input');
  input.type = 'file';
  input.accept = '.json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    // The same file can be chosen again.
    input.value = '';
    if (file !== undefined) void choose(file);
  });
  return around('label', 'button', [text, input]);
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
