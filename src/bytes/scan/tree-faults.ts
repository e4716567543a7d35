import {
  asciiText,
  hexUnit,
  isHighSurrogate,
  isLowSurrogate,
  stringText,
  unitLength,
} from '../json/decode.js';
import { type NumberFault, numberFault } from '../json/number.js';
import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { readTree, type TreeVisitor } from '../json/read-tree.js';
import { Token } from '../json/tokens.js';
import { BACKSLASH } from '../text/characters.js';
import { type Span, span } from '../text/span.js';
import { textOf } from '../text/wtf8.js';
import { findSecrets, isCredentialName, isKeyOfValue, type Secret } from './secrets.js';

/** Something that JSON allows but readers treat differently, or a secret. `place` is the member or value. */
export type TreeFault = { readonly span: Span; readonly place: Place } & (
  | { readonly kind: 'duplicate-key'; readonly key: string; readonly first: Span }
  | { readonly kind: 'unsafe-number'; readonly text: string; readonly why: NumberFault }
  /** One fault per string: the first unpaired surrogate as it is written, and how many there are. */
  | {
      readonly kind: 'lone-surrogate';
      readonly escape: string;
      readonly count: number;
      readonly inKey: boolean;
    }
  /** One fault per string, with all its secrets. */
  | { readonly kind: 'secret'; readonly secrets: readonly Secret[]; readonly inKey: boolean }
);

/** What to look for. Duplicate keys are the most expensive. */
export interface TreeFaultSearch {
  readonly duplicateKeys: boolean;
  readonly unsafeNumbers: boolean;
  readonly loneSurrogates: boolean;
  readonly secrets: boolean;
}

class OpenContainer {
  step: Step;
  private known: Place | undefined;
  /** The name of a credential as a value, which its own value may follow: `["x-access-key", "…"]`. */
  named: string | undefined;
  /** The name of a credential that is the key of this container, or of one around it. */
  inherited: string | undefined;
  /** Values of an object that a later member may name as a credential. */
  readonly unnamed: { readonly token: Span; readonly text: string; readonly step: Step }[] = [];

  constructor(
    isArray: boolean,
    readonly keys: Map<string, Span> | undefined,
    private readonly around: OpenContainer | undefined,
    private readonly root: Place,
  ) {
    this.step = isArray ? -1 : '';
  }

  /** The place of the member or element that is being read. All of them share the place of the container. */
  get here(): Place {
    this.known ??= this.around?.here ?? this.root;
    return this.known.at(this.step);
  }
}

/** No object has more keys for values than this, except by repeating them. */
const MAX_UNNAMED = 16;

/** Finds faults of valid JSON nearly in text order. @param root the place of the text */
export function findTreeFaults(
  bytes: Uint8Array,
  search: TreeFaultSearch,
  root: Place,
  visit: (fault: TreeFault) => void,
): void {
  readTree(bytes, new TreeFaultFinder(bytes, search, root, visit));
}

class TreeFaultFinder implements TreeVisitor {
  private readonly stack: OpenContainer[] = [];

  constructor(
    private readonly bytes: Uint8Array,
    private readonly search: TreeFaultSearch,
    private readonly root: Place,
    private readonly visit: (fault: TreeFault) => void,
  ) {}

  open(isArray: boolean): boolean {
    const { search, stack } = this;
    this.countElement();
    const keys = isArray || !search.duplicateKeys ? undefined : new Map<string, Span>();
    const container = new OpenContainer(isArray, keys, stack.at(-1), this.root);
    if (search.secrets) container.inherited = nameOfContent(stack.at(-1));
    stack.push(container);
    return true;
  }

  close(): void {
    this.stack.pop();
  }

  key(start: number, end: number): void {
    const { search } = this;
    const top = this.stack.at(-1);
    if (top === undefined) return;
    const key = stringText(this.bytes, start, end);
    top.step = key;
    const first = top.keys?.get(key);
    if (first !== undefined)
      this.visit({ kind: 'duplicate-key', key, first, span: span(start, end), place: top.here });
    else top.keys?.set(key, span(start, end));
    if (search.loneSurrogates) this.seekSurrogates(start, end, true);
    if (search.secrets) this.addSecrets(span(start, end), key, undefined, true);
  }

  scalar(kind: Token, start: number, end: number): void {
    const { search } = this;
    this.countElement();
    if (kind === Token.number && search.unsafeNumbers) {
      const text = asciiText(this.bytes, start, end);
      const why = numberFault(text);
      if (why !== undefined)
        this.visit({ kind: 'unsafe-number', text, why, span: span(start, end), place: this.place });
    } else if (kind === Token.string) {
      if (search.loneSurrogates) this.seekSurrogates(start, end, false);
      if (search.secrets) this.seekSecrets(start, end);
    }
  }

  private get place(): Place {
    return this.stack.at(-1)?.here ?? this.root;
  }

  private countElement(): void {
    const top = this.stack.at(-1);
    if (top !== undefined && typeof top.step === 'number') top.step++;
  }

  private seekSurrogates(start: number, end: number, inKey: boolean): void {
    const { first, count } = loneSurrogates(this.bytes, start + 1, end - 1);
    if (first === undefined) return;
    this.visit({
      kind: 'lone-surrogate',
      escape: asciiText(this.bytes, first, first + 6),
      count,
      inKey,
      span: span(start, end),
      place: this.place,
    });
  }

  private addSecrets(token: Span, text: string, name: string | undefined, inKey: boolean): void {
    const secrets = findSecrets(this.bytes, token, text, name);
    if (secrets.length > 0) this.visit({ kind: 'secret', secrets, inKey, span: token, place: this.place });
  }

  private seekSecrets(start: number, end: number): void {
    const top = this.stack.at(-1);
    const text = stringText(this.bytes, start, end);
    const key = typeof top?.step === 'string' ? top.step : undefined;
    const isValue = key === undefined || isKeyOfValue(key);
    this.addSecrets(span(start, end), text, isValue ? (top?.named ?? top?.inherited ?? key) : key, false);
    if (top === undefined) return;
    if (isCredentialName(text)) {
      top.named = text;
      this.reportUnnamed(top);
    } else if (key === undefined) top.named = undefined;
    else if (isValue && top.named === undefined && top.unnamed.length < MAX_UNNAMED)
      top.unnamed.push({ token: span(start, end), text, step: top.step });
  }

  /** The members of an object have no order: the value may come before the name. */
  private reportUnnamed(object: OpenContainer): void {
    const { step } = object;
    for (const { token, text, step: member } of object.unnamed.splice(0)) {
      object.step = member;
      if (findSecrets(this.bytes, token, text, String(member)).length === 0)
        this.addSecrets(token, text, object.named, false);
    }
    object.step = step;
  }
}

/** The name of a credential whose value a container opens: `"x-access-key": ["…"]`. */
function nameOfContent(around: OpenContainer | undefined): string | undefined {
  if (around === undefined) return undefined;
  const { step, named, inherited } = around;
  if (typeof step === 'number') return inherited;
  if (isCredentialName(step)) return step;
  return inherited ?? (isKeyOfValue(step) ? named : undefined);
}

/** Where the first escape of an unpaired surrogate is, and how many there are. @param limit the end of the string */
function loneSurrogates(
  bytes: Uint8Array,
  start: number,
  limit: number,
): { readonly first: number | undefined; readonly count: number } {
  let first: number | undefined;
  let count = 0;
  for (let at = start; at < limit; ) {
    if (bytes[at] !== BACKSLASH) {
      at++;
      continue;
    }
    const length = unitLength(bytes, at, limit);
    const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : 0;
    if (isHighSurrogate(unit) || isLowSurrogate(unit)) {
      first ??= at;
      count++;
    }
    at += length;
  }
  return { first, count };
}

/** The bracket and path of the first container below `max` levels. */
export function findDepthFault(bytes: Uint8Array, max: number): { span: Span; path: Step[] } | undefined {
  const steps: Step[] = [];
  let fault: { span: Span; path: Step[] } | undefined;
  const beforeValue = (): void => {
    const step = steps.at(-1);
    if (typeof step === 'number') steps[steps.length - 1] = step + 1;
  };
  readTree(bytes, {
    open(isArray, start) {
      beforeValue();
      if (steps.length >= max) {
        fault = { span: span(start, start + 1), path: [...steps] };
        return false;
      }
      steps.push(isArray ? -1 : '');
      return true;
    },
    close() {
      steps.pop();
    },
    key(start, end) {
      if (bytes[end - 1] === 0x22 && end - start > 1)
        steps[steps.length - 1] = keyOfAnyText(bytes, start, end);
    },
    scalar: beforeValue,
  });
  return fault;
}

/** A key in text that may not be valid JSON. */
function keyOfAnyText(bytes: Uint8Array, start: number, end: number): string {
  try {
    return stringText(bytes, start, end);
  } catch {
    return textOf(bytes.subarray(start + 1, end - 1));
  }
}
