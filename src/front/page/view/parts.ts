import { made } from '../element.js';

/** The heading of a view, to which the focus goes when the view is shown anew. */
export function heading(text: string): HTMLElement {
  const node = made('h2', text);
  node.tabIndex = -1;
  return node;
}

export function button(text: string, action: () => unknown): HTMLButtonElement {
  const node = made('button', text);
  node.type = 'button';
  node.addEventListener('click', () => void action());
  return node;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
