import type { Span } from '../../text/span.js';
import { Token } from '../tokens.js';
import type { FaultList } from './fault-list.js';
import type { OpenContainers } from './open-containers.js';

/** Relates faults to a missing or wrong bracket, whose consequences are not reported. */
export class MissingBrackets {
  /** How many faults may have closed the outermost container too soon by a wrong bracket. */
  private tooSoon = 0;
  /** Missing commas that may be missing closing brackets: the fault, and the opening bracket. */
  private readonly perhaps: { readonly fault: number; readonly opening: number }[] = [];

  constructor(
    private readonly open: OpenContainers,
    private readonly faults: FaultList,
  ) {}

  /** After a fault that may close one container too many. */
  mayCloseTooSoon(): void {
    this.tooSoon++;
  }

  /** Opens the outermost container again if a fault may have closed it and this token continues it. */
  reopens(kind: Token): boolean {
    if (this.tooSoon === 0) return false;
    this.open.reopen();
    const closes = kind === (this.open.inObject ? Token.closeObject : Token.closeArray);
    if (closes || kind === Token.comma) {
      this.tooSoon--;
      return true;
    }
    this.open.close();
    return false;
  }

  /** Notes the last fault, a missing comma before a token. */
  noteMissingComma(token: number): void {
    const { open, faults } = this;
    if (open.isBeside(token)) this.perhaps.push({ fault: faults.count - 1, opening: open.opening.start });
  }

  /** Closes the innermost container before a token, and reports its bracket instead of a comma. */
  closeBefore(token: number): boolean {
    const { faults, open } = this;
    const { last } = faults;
    if (last?.kind !== 'missing-comma' || last.span.start !== token) return false;
    faults.nameBracket(faults.count - 1, open.opening);
    open.close();
    return true;
  }

  /** Whether the missing comma may be the closing bracket of `opening`, which the fault then names. */
  foundFor(opening: Span): boolean {
    const found = this.perhaps.find((perhaps) => perhaps.opening === opening.start);
    if (found !== undefined) this.faults.nameBracket(found.fault, opening, true);
    return found !== undefined;
  }
}
