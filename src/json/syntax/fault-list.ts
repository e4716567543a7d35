import { type Span, span } from '../../text/span.js';
import type { SyntaxFault, SyntaxFaultKind } from './syntax-fault.js';

/** What a fault has besides its kind and place. */
export type FaultDetails = {
  readonly [Name in keyof Omit<SyntaxFault, 'kind' | 'span'>]?: SyntaxFault[Name] | undefined;
};

/** The faults of a text, up to a limit. */
export class FaultList {
  readonly all: SyntaxFault[] = [];

  constructor(readonly limit: number) {}

  get isFull(): boolean {
    return this.all.length >= this.limit;
  }

  get last(): SyntaxFault | undefined {
    return this.all.at(-1);
  }

  add(kind: SyntaxFaultKind, at: Span, details: FaultDetails = {}): void {
    if (this.isFull) return;
    const { opened, byIndentation, fix, path } = details;
    this.all.push({
      kind,
      span: at,
      ...(opened && { opened }),
      ...(byIndentation && { byIndentation }),
      ...(fix && { fix }),
      ...(path && { path }),
    });
  }

  /** Adds stray characters. Those right after others are the same fault. */
  addStray(start: number, end: number): void {
    const { last } = this;
    const goesOn = last?.kind === 'stray-character' && last.span.end === start;
    if (goesOn) this.all[this.all.length - 1] = { ...last, span: span(last.span.start, end) };
    else this.add('stray-character', span(start, end));
  }

  /** Takes all fixes back. */
  withdrawFixes(): void {
    for (const [index, { fix: _, ...fault }] of this.all.entries()) this.all[index] = fault;
  }
}
