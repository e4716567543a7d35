import { type ExpressionFault, FaultFound } from './fault.js';
import type {
  CallNode,
  ChoiceNode,
  ExpressionNode,
  ExpressionOperator,
  GroupNode,
  OnChangeNode,
  OpaqueArgument,
  StringNode,
} from './node.js';
import { joinLast, LEVEL_OF, type LevelledOperator, NO_OPERATORS, PREFIXES } from './operators.js';
import { type Token, Tokens, unescaped } from './tokens.js';

/** Brackets in brackets, at most. */
const MAX_DEPTH = 256;
/** The letters of reads: state, number of a state, variable or timer, string. */
const READS: ReadonlySet<string> = new Set(['T', 'TN', 'N', 'S']);

/** A bracket whose end was not read yet. */
interface OpenBracket {
  readonly start: number;
  /** The function whose arguments it holds. */
  readonly of: string | undefined;
}

/**
 * Parses one expression into a tree of nodes, or throws {@link FaultFound} at its first fault. Recursive descent:
 * brackets recurse, up to a limit, and chains of operators do not.
 */
export class ExpressionParser {
  private readonly tokens: Tokens;
  private token: Token;
  /** The end of the token before. */
  private before = 0;
  private readonly open: OpenBracket[] = [];

  constructor(private readonly text: string) {
    this.tokens = new Tokens(text);
    this.token = this.tokens.at(0);
  }

  parse(): ExpressionNode {
    if (this.isEnd()) this.fail({ kind: 'empty', start: 0, end: this.text.length });
    const root = this.ternary();
    if (!this.isEnd()) this.misplaced(root);
    return root;
  }

  private ternary(): ExpressionNode {
    const branches: ChoiceNode['branches'][number][] = [];
    for (;;) {
      const condition = this.operation();
      if (!this.isSign('?')) {
        const [first] = branches;
        if (first === undefined) return condition;
        return {
          kind: 'choice',
          branches,
          otherwise: condition,
          start: first.condition.start,
          end: condition.end,
        };
      }
      this.enter({ start: this.token.start, of: undefined });
      this.advance();
      const value = this.ternary();
      this.open.pop();
      if (!this.isSign(':')) this.misplaced(value);
      this.advance();
      branches.push({ condition, value });
    }
  }

  /** Operands and the operators between them, put together by precedence. */
  private operation(): ExpressionNode {
    const operands: ExpressionNode[] = [this.prefixed()];
    const operators: LevelledOperator[] = [];
    for (let next = this.operator(); next !== undefined; next = this.operator()) {
      while (operators.length > 0 && (operators.at(-1)?.level ?? -1) >= next.level)
        joinLast(operands, operators);
      operators.push(next);
      operands.push(this.prefixed());
    }
    while (operators.length > 0) joinLast(operands, operators);
    return operands[0] as ExpressionNode;
  }

  /** The operator at this token, which is passed; undefined where there is none. */
  private operator(): LevelledOperator | undefined {
    const { token } = this;
    const { start } = token;
    let text = '';
    let { end } = token;
    if (token.kind === 'operator') {
      const meant = NO_OPERATORS.get(token.text);
      if (meant !== undefined) this.fail({ kind: 'operator', text: token.text, meant, start, end });
      text = token.text;
    } else if (token.kind === 'name') {
      text = this.word(token);
      if (text === 'not') {
        const second = this.tokens.at(end);
        text = `not ${this.word(second)}`;
        end = second.end;
      }
    }
    const level = LEVEL_OF.get(text);
    if (level === undefined) return undefined;
    this.before = end;
    this.token = this.tokens.at(end);
    return { text, level, start, end };
  }

  private prefixed(): ExpressionNode {
    const operators: ExpressionOperator[] = [];
    for (;;) {
      const { token } = this;
      const { start, end } = token;
      const text = token.kind === 'operator' ? token.text : token.kind === 'name' ? this.word(token) : '';
      if (text !== 'not' && !PREFIXES.has(text)) break;
      operators.push({ text, start, end });
      this.advance();
    }
    const operand = this.primary();
    const [first] = operators;
    if (first === undefined) return operand;
    return { kind: 'prefix', operators, operand, start: first.start, end: operand.end };
  }

  private primary(): ExpressionNode {
    const { token, text } = this;
    const { start, end } = token;
    switch (token.kind) {
      case 'number':
        this.advance();
        return { kind: 'number', value: Number(text.slice(start, end)), start, end };
      case 'string':
        this.advance();
        return this.stringAt(token);
      case 'read':
        this.advance();
        return this.readAt(token);
      case 'parameter':
        this.advance();
        return { kind: 'parameter', name: text.slice(start + 1, end - 1).trim(), start, end };
      case 'name':
        return this.named(text.slice(start, end));
      default:
        if (this.isSign('(')) return this.group();
        return this.noValue();
    }
  }

  private stringAt({ start, end }: Token): StringNode {
    return { kind: 'string', value: unescaped(this.text.slice(start + 1, end - 1)), start, end };
  }

  private readAt({ letters, isComputed, start, end }: Token & { kind: 'read' }): ExpressionNode {
    if (!READS.has(letters)) this.fail({ kind: 'unknown-read', letters, start, end });
    const open = start + letters.length + 2;
    const inside = this.text.slice(open, end - 1);
    const nameStart = open + (inside.length - inside.trimStart().length);
    const name = inside.trim();
    return {
      kind: 'read',
      letters,
      name: isComputed ? undefined : name,
      nameStart,
      nameEnd: nameStart + name.length,
      start,
      end,
    };
  }

  private named(name: string): ExpressionNode {
    const { start, end } = this.token;
    this.advance();
    if (this.isSign('(')) return name === 'OnChange' ? this.onChange(start) : this.call(name, start);
    if (this.token.kind === 'parameter' && this.token.start === end && READS.has(name.toUpperCase())) {
      const text = this.text.slice(start, this.token.end);
      if (this.text[end] === '{') this.fail({ kind: 'no-dollar', text, start, end });
    }
    return { kind: 'name', name, start, end };
  }

  private call(name: string, start: number): CallNode {
    const args = this.list(name);
    return { kind: 'call', name, arguments: args, start, end: this.before };
  }

  private group(): GroupNode {
    const { start } = this.token;
    const parts = this.list(undefined);
    return { kind: 'group', parts, start, end: this.before };
  }

  /** From an opening bracket to the one that closes it, which is passed. */
  private list(of: string | undefined): ExpressionNode[] {
    this.enter({ start: this.token.start, of });
    this.advance();
    const parts: ExpressionNode[] = [];
    let comma: Token | undefined;
    if (of === undefined || !this.isSign(')'))
      for (;;) {
        const empty = this.isSign(',') ? this.token : this.isSign(')') ? comma : undefined;
        if (empty !== undefined && of !== undefined)
          this.fail({ kind: 'empty-argument', of, start: empty.start, end: empty.end });
        const part = this.ternary();
        parts.push(part);
        if (this.isSign(')')) break;
        if (!this.isSign(',')) this.misplaced(part);
        comma = this.token;
        this.advance();
      }
    this.open.pop();
    this.advance();
    return parts;
  }

  /** Reads only brackets and quotes: `OnChange(coins >= 10.0; 'open_door'; $T{find_key} == Completed)`. */
  private onChange(start: number): OnChangeNode {
    this.enter({ start: this.token.start, of: 'OnChange' });
    this.advance();
    const args: OpaqueArgument[] = [];
    const brackets: OpenBracket[] = [];
    let first: Token | undefined;
    let last: Token | undefined;
    const finish = (): void => {
      if (first === undefined || last === undefined) return;
      const string = first === last && first.kind === 'string' ? this.stringAt(first) : undefined;
      args.push({ string, start: first.start, end: last.end });
      first = undefined;
    };
    for (;;) {
      const { token } = this;
      if (token.kind === 'end') this.unclosed(brackets.at(-1) ?? this.open.at(-1));
      if (token.kind === 'curly-quote') this.curlyQuote(token);
      const isOutside = brackets.length === 0;
      if (isOutside && this.isSign(')')) break;
      if (isOutside && (this.isSign(',') || this.isSign(';'))) finish();
      else {
        if (this.isSign('(')) brackets.push({ start: token.start, of: undefined });
        else if (this.isSign(')')) brackets.pop();
        first ??= token;
        last = token;
      }
      this.advance();
    }
    finish();
    this.open.pop();
    this.advance();
    return { kind: 'on-change', arguments: args, start, end: this.before };
  }

  private enter(bracket: OpenBracket): void {
    const { start } = bracket;
    if (this.open.length >= MAX_DEPTH) this.fail({ kind: 'too-deep', start, end: start + 1 });
    this.open.push(bracket);
  }

  /** Passes a token. One that was not closed is a fault wherever it is. */
  private advance(): void {
    const { token } = this;
    if ('isClosed' in token && !token.isClosed) this.unclosedToken(token);
    this.before = token.end;
    this.token = this.tokens.at(token.end);
  }

  private isEnd(): boolean {
    return this.token.kind === 'end';
  }

  private isSign(sign: string): boolean {
    return this.token.kind === 'sign' && this.token.sign === sign;
  }

  private word(token: Token): string {
    return token.kind === 'name' ? this.text.slice(token.start, token.end).toLowerCase() : '';
  }

  /** Something follows a value that cannot. */
  private misplaced(value: ExpressionNode): never {
    const { token } = this;
    const { start, end } = token;
    const bracket = this.open.at(-1);
    switch (token.kind) {
      case 'end':
        return bracket === undefined
          ? this.fail({ kind: 'no-value', before: undefined, start, end })
          : this.unclosed(bracket);
      case 'sign':
        if (token.sign === ')' && bracket === undefined)
          return this.fail({ kind: 'extra-bracket', start, end });
        if (token.sign === ',') return this.fail({ kind: 'comma', start, end });
        if (token.sign === ';') return this.fail({ kind: 'semicolon', start, end });
        if (token.sign !== '(') return this.fail({ kind: 'character', start, end });
        break;
      case 'curly-quote':
        return this.curlyQuote(token);
      case 'other':
        return this.fail({ kind: 'character', start, end });
      case 'lone-dollar':
        return this.fail({ kind: 'lone-dollar', start, end });
      default:
        if ('isClosed' in token && !token.isClosed) return this.unclosedToken(token);
    }
    const isCall =
      token.kind === 'name' &&
      this.text[this.tokens.at(end).start] === '(' &&
      (value.kind === 'call' || bracket?.of === undefined);
    const meant = isCall ? 'both' : bracket?.of === undefined ? undefined : 'comma';
    return this.fail({ kind: 'no-operator', before: this.text.slice(start, end), meant, start, end });
  }

  /** A value is missing at this token. */
  private noValue(): never {
    const { token } = this;
    const { start, end } = token;
    const bracket = this.open.at(-1);
    if (token.kind === 'end' && bracket !== undefined) this.unclosed(bracket);
    if (token.kind === 'end') this.fail({ kind: 'no-value', before: undefined, start, end });
    if (token.kind === 'curly-quote') this.curlyQuote(token);
    if (token.kind === 'lone-dollar') this.fail({ kind: 'lone-dollar', start, end });
    if (token.kind === 'other') this.fail({ kind: 'character', start, end });
    if (this.isSign(';')) this.fail({ kind: 'semicolon', start, end });
    return this.fail({ kind: 'no-value', before: this.text.slice(start, end), start, end });
  }

  private unclosedToken(token: Token): never {
    const { start } = token;
    if (token.kind === 'string')
      this.fail({ kind: 'unclosed-quote', quote: this.text[start] as string, start, end: start + 1 });
    const opening = token.kind === 'read' ? `$${token.letters}{` : (this.text[start] as string);
    return this.fail({ kind: 'unclosed-brace', opening, start, end: start + opening.length });
  }

  private unclosed(bracket: OpenBracket | undefined): never {
    const { start = 0, of } = bracket ?? {};
    // A `?` without its `:` is open as well.
    if (this.text[start] === '?') {
      const end = this.text.length;
      return this.fail({ kind: 'no-value', before: undefined, start: end, end });
    }
    return this.fail({ kind: 'unclosed-bracket', of, start, end: start + 1 });
  }

  private curlyQuote({ start, end }: Token): never {
    return this.fail({ kind: 'curly-quotes', start, end });
  }

  private fail(fault: ExpressionFault): never {
    throw new FaultFound(fault);
  }
}
