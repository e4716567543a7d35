import { type Span, span } from '../../text/span.js';
import { isThroughout, type SyntaxFault, type SyntaxFaultKind } from './syntax-fault.js';
import type { SyntaxFix } from './syntax-fix.js';

/** What a fault has besides its kind and place. */
export type FaultDetails = {
  readonly [Name in keyof Omit<SyntaxFault, 'kind' | 'span'>]?: SyntaxFault[Name] | undefined;
};

/** The faults of a text, up to a number of mistakes. A mistake made throughout counts once. */
export class FaultList {
  private readonly found: SyntaxFault[] = [];
  private readonly throughout = new Set<SyntaxFaultKind>();
  private mistakes = 0;
  /** Where the last fault ends if it is of stray characters, whose span is updated when asked for. */
  private strayEnd = -1;

  /** @param maxPlaces the maximum number of faults */
  constructor(
    readonly limit: number,
    private readonly maxPlaces: number,
  ) {}

  get all(): SyntaxFault[] {
    this.updateSpan();
    return this.found;
  }

  get isFull(): boolean {
    return this.mistakes >= this.limit || this.found.length >= this.maxPlaces;
  }

  get last(): SyntaxFault | undefined {
    return this.all.at(-1);
  }

  get count(): number {
    return this.found.length;
  }

  /** Says of a fault at an index that it is a missing bracket, and not only a missing comma. */
  nameBracket(index: number, opened: Span, byIndentation?: true): void {
    const fault = this.found[index];
    if (fault === undefined) return;
    this.found[index] = {
      ...fault,
      kind: 'missing-bracket',
      opened,
      ...(byIndentation && { byIndentation }),
    };
  }

  add(kind: SyntaxFaultKind, at: Span, details: FaultDetails = {}): void {
    if (this.isFull) return;
    this.updateSpan();
    if (!isThroughout(kind) || !this.throughout.has(kind)) this.mistakes++;
    this.throughout.add(kind);
    this.strayEnd = kind === 'stray-character' ? at.end : -1;
    const { opened, byIndentation, fix, path } = details;
    this.found.push({
      kind,
      span: at,
      ...(opened && { opened }),
      ...(byIndentation && { byIndentation }),
      ...(fix && { fix }),
      ...(path && { path }),
    });
  }

  /** Adds stray characters. Adjacent ones are one fault, and have a fix only if it covers them. */
  addStray(start: number, end: number, fix: SyntaxFix | undefined): void {
    if (this.strayEnd !== start) {
      this.add('stray-character', span(start, end), { fix });
      return;
    }
    this.strayEnd = end;
    const last = this.found.at(-1);
    if (last?.fix === undefined || last.fix.replacements.some((one) => one.span.end >= end)) return;
    const { fix: _, ...bare } = last;
    this.found[this.found.length - 1] = bare;
  }

  private updateSpan(): void {
    const last = this.found.at(-1);
    if (this.strayEnd < 0 || last === undefined || last.span.end === this.strayEnd) return;
    this.found[this.found.length - 1] = { ...last, span: span(last.span.start, this.strayEnd) };
  }

  /** Takes all fixes back. */
  withdrawFixes(): void {
    for (const [index, { fix: _, ...fault }] of this.all.entries()) this.found[index] = fault;
  }
}
