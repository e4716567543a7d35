/** An element of the page that the page is known to have. Throws if it does not. */
export function element<Kind extends Element>(selector: string, kind: abstract new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/** A new element with a text, which is never read as markup. */
export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.textContent = text;
  if (className !== '') node.className = className;
  return node;
}

/** Puts nodes into an element, in the place of what is there. */
export function fill(parent: Element, children: Iterable<Node>): void {
  parent.replaceChildren();
  for (const child of children) parent.append(child);
}
