import type { Span } from '../../text/span.js';

/**
 * Violations of RFC 8259, named after the mistake that people make, and whether a program or editor makes it
 * throughout, so that several texts have one cause.
 */
const MADE_THROUGHOUT = {
  empty: false,
  'cut-off': true,
  comment: true,
  'unclosed-comment': false,
  'trailing-comma': true,
  'leading-comma': true,
  'missing-comma': true,
  'missing-colon': false,
  'missing-value': true,
  'misplaced-colon': false,
  'second-colon': false,
  'second-comma': false,
  'mismatched-bracket': false,
  'extra-bracket': false,
  'missing-bracket': false,
  'unopened-object': false,
  'text-after-value': false,
  'unclosed-string': false,
  'line-break-in-string': true,
  'control-character': true,
  'bad-escape': true,
  'single-quotes': true,
  'curly-quotes': true,
  'unquoted-key': true,
  'value-as-key': false,
  'not-a-number': true,
  'other-language-literal': true,
  'unquoted-text': true,
  'bad-number': true,
  'unescaped-quote': false,
  'unescaped-json': true,
  'doubled-json': true,
  'unescaped-json-quote': false,
  'unescaped-inner-quote': false,
  'merge-conflict': true,
  'extra-token': false,
  'wrong-sign': false,
  'missing-sign': false,
  swapped: false,
  'outside-quotes': false,
  'web-page': false,
  'lfs-pointer': false,
  'code-fence': true,
  'not-json': true,
} as const;

export type SyntaxFaultKind = keyof typeof MADE_THROUGHOUT;

export const SYNTAX_FAULT_KINDS = Object.keys(MADE_THROUGHOUT) as readonly SyntaxFaultKind[];

export function isThroughout(kind: SyntaxFaultKind): boolean {
  return MADE_THROUGHOUT[kind];
}

/** What a text has in a place where something else belongs. */
export type Belongs = 'start' | 'value' | 'key' | 'colon' | 'comma';

/** New text for bytes of the text. */
export interface Replacement {
  readonly span: Span;
  readonly text: string;
}

/** A correction that leaves the text closer to valid JSON. It is `safe` where nothing else can be meant. */
export interface SyntaxFix {
  readonly safety: 'safe' | 'unsafe';
  readonly replacements: readonly Replacement[];
}

export interface SyntaxFault {
  readonly kind: SyntaxFaultKind;
  readonly span: Span;
  /** The opening bracket that was never closed, or closed by the wrong bracket; absent for other faults. */
  readonly opened?: Span | undefined;
  /** Whether `opened` was found by indentation, and is not simply the last open bracket. */
  readonly byIndentation?: true | undefined;
  readonly fix?: SyntaxFix | undefined;
  /** The keys that lead to the string with unescaped JSON. An element of an array has no key. */
  readonly path?: readonly string[] | undefined;
  /** The sign to write. */
  readonly named?: string | undefined;
  /** What belongs where there is something that is not JSON. */
  readonly belongs?: Belongs | undefined;
}

/** The faults of a text, up to a number of mistakes. A mistake made throughout counts once. */
export class FaultList {
  readonly all: SyntaxFault[] = [];
  private readonly throughout = new Set<SyntaxFaultKind>();
  private mistakes = 0;

  /** @param limit of mistakes @param maxPlaces of faults, where a mistake was made throughout */
  constructor(
    readonly limit: number,
    private readonly maxPlaces: number,
  ) {}

  get isFull(): boolean {
    return this.mistakes >= this.limit || this.all.length >= this.maxPlaces;
  }

  get last(): SyntaxFault | undefined {
    return this.all.at(-1);
  }

  add(fault: SyntaxFault): void {
    if (this.isFull) return;
    if (!isThroughout(fault.kind) || !this.throughout.has(fault.kind)) this.mistakes++;
    this.throughout.add(fault.kind);
    this.all.push(fault);
  }

  /** Takes all fixes back. */
  withdrawFixes(): void {
    for (const [index, fault] of this.all.entries()) this.all[index] = { ...fault, fix: undefined };
  }
}
