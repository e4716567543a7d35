import type { Span } from '../../text/span.js';
import { isThroughout, type SyntaxFault, type SyntaxFaultKind } from './syntax-fault.js';

/** What a fault has besides its kind and place. */
export type FaultDetails = {
  readonly [Name in keyof Omit<SyntaxFault, 'kind' | 'span'>]?: SyntaxFault[Name] | undefined;
};

/** The faults of a text, up to a number of mistakes. A mistake made throughout counts once. */
export class FaultList {
  readonly all: SyntaxFault[] = [];
  private readonly throughout = new Set<SyntaxFaultKind>();
  private mistakes = 0;

  /** @param maxPlaces the maximum number of faults */
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

  get count(): number {
    return this.all.length;
  }

  /** Says of a fault at an index that it is a missing bracket, and not only a missing comma. */
  nameBracket(index: number, opened: Span, byIndentation?: true): void {
    const fault = this.all[index];
    if (fault === undefined) return;
    this.all[index] = {
      ...fault,
      kind: 'missing-bracket',
      opened,
      ...(byIndentation && { byIndentation }),
    };
  }

  add(kind: SyntaxFaultKind, at: Span, details: FaultDetails = {}): void {
    if (this.isFull) return;
    if (!isThroughout(kind) || !this.throughout.has(kind)) this.mistakes++;
    this.throughout.add(kind);
    const { opened, byIndentation, fix, path, belongs } = details;
    this.all.push({
      kind,
      span: at,
      ...(opened && { opened }),
      ...(byIndentation && { byIndentation }),
      ...(fix && { fix }),
      ...(path && { path }),
      ...(belongs && { belongs }),
    });
  }

  /** Takes all fixes back. */
  withdrawFixes(): void {
    for (const [index, { fix: _, ...fault }] of this.all.entries()) this.all[index] = fault;
  }
}
