import type { Span } from '../../text/span.js';

/** What is known of a kind of fault besides its name. */
interface KindTraits {
  /** A program or editor makes it throughout, so that several texts have one cause. */
  readonly throughout?: true;
  /** It may be about another sign than the one that is wrong. */
  readonly unsure?: true;
}

const throughout = { throughout: true } as const;
const unsure = { unsure: true } as const;
const both = { throughout: true, unsure: true } as const;

/** Violations of RFC 8259, named after the mistake that people make. */
const KINDS = {
  empty: {},
  'cut-off': both,
  comment: throughout,
  'unclosed-comment': {},
  'trailing-comma': both,
  'leading-comma': both,
  'missing-comma': both,
  'missing-colon': unsure,
  'missing-value': both,
  'misplaced-colon': unsure,
  'second-colon': unsure,
  'second-comma': unsure,
  'mismatched-bracket': unsure,
  'extra-bracket': unsure,
  'missing-bracket': unsure,
  'unopened-object': unsure,
  'text-after-value': unsure,
  'unclosed-string': unsure,
  'line-break-in-string': throughout,
  'control-character': throughout,
  'bad-escape': throughout,
  'single-quotes': throughout,
  'curly-quotes': throughout,
  'unquoted-key': both,
  'value-as-key': unsure,
  'not-a-number': throughout,
  'other-language-literal': throughout,
  'unquoted-text': both,
  'bad-number': throughout,
  'unescaped-quote': unsure,
  'unescaped-json': throughout,
  'doubled-json': throughout,
  'unescaped-json-quote': {},
  'unescaped-inner-quote': {},
  'merge-conflict': throughout,
  'extra-token': {},
  'wrong-sign': {},
  'missing-sign': {},
  'web-page': {},
  'lfs-pointer': {},
  'code-fence': throughout,
  'not-json': throughout,
} as const satisfies Readonly<Record<string, KindTraits>>;

export type SyntaxFaultKind = keyof typeof KINDS;

export const SYNTAX_FAULT_KINDS = Object.keys(KINDS) as readonly SyntaxFaultKind[];

function traitsOf(kind: SyntaxFaultKind): KindTraits {
  return KINDS[kind];
}

export function isThroughout(kind: SyntaxFaultKind): boolean {
  return traitsOf(kind).throughout === true;
}

export function isUnsure(kind: SyntaxFaultKind): boolean {
  return traitsOf(kind).unsure === true;
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

  /** Says of a fault at an index that it is a missing bracket, and not only a missing comma. */
  nameBracket(index: number, opened: Span, byIndentation?: true): void {
    const fault = this.all[index];
    if (fault !== undefined) this.all[index] = { ...fault, kind: 'missing-bracket', opened, byIndentation };
  }

  /** Takes all fixes back. */
  withdrawFixes(): void {
    for (const [index, fault] of this.all.entries()) this.all[index] = { ...fault, fix: undefined };
  }
}
