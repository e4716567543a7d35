/** An element of the page that the page is known to have. Throws if it does not. */
export function element<Kind extends Element>(selector: string, kind: abstract new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/** A new element with a text, which is never read as markup. */
export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.textContent = text;
  if (className !== '') node.className = className;
  return node;
}

/** A new element around others. Strings are text. */
export function around<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: Iterable<Node | string>,
): HTMLElementTagNameMap[Name] {
  const node = made(name, '', className);
  for (const child of children) node.append(child);
  return node;
}

/** Puts nodes into an element, in the place of what is there. */
export function fill(parent: Element, children: Iterable<Node>): void {
  parent.replaceChildren();
  for (const child of children) parent.append(child);
}
