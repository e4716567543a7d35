import { inspect } from 'node:util';
import { printable } from '../../bytes/json/quote.js';
import { maskedInSyntax, type Syntax } from '../../bytes/scan/masked-syntax.js';
import { prescan } from '../../bytes/scan/prescan.js';
import { Redactor } from '../../bytes/scan/redactor.js';
import type { Paint } from '../../verdict/report/text-report.js';
import { withoutCommands } from '../../verdict/report/workflow-commands.js';
import { keysIn } from '../../world/files/key-variables.js';
import { readLine } from '../../world/files/read.js';
import type { World } from './world.js';

/**
 * Prints for people and programs: reports on standard output, everything else on standard error. Credentials
 * are masked here, those in the environment among them, and nowhere else.
 */
export class Terminal {
  /** Whether this runs in a step of GitHub Actions, whose runner obeys commands in what is printed. */
  readonly inActions: boolean;
  /** Commands in a text, where npm or git has started this: a shell may not find roomlint by its name. */
  private readonly command: RegExp | undefined;
  readonly redactor = new Redactor();

  /** @param commands the names of all commands */
  constructor(
    readonly world: World,
    commands: Iterable<string>,
  ) {
    this.inActions = world.env.GITHUB_ACTIONS === 'true';
    if (/\broomlint\b/.test(world.env.npm_lifecycle_script ?? '') || world.env.GIT_INDEX_FILE !== undefined)
      this.command = new RegExp(
        `(?<=^ +|\`|[|&] )roomlint (?=[\\w<-])|(?<!=|npx (?:--no )?)\\broomlint (?=(?:${[...commands].join('|')})\\b)`,
        'gm',
      );
    for (const key of keysIn(world.env)) this.redactor.addKey(key);
  }

  /** Hides the credentials of a text from now on. @throws TooManyCredentialsError */
  hide(bytes: Uint8Array): void {
    this.redactor.addFrom(bytes);
  }

  /** {@link hide} for valid JSON: a quick look is enough where it has none. */
  hideJson(bytes: Uint8Array): void {
    if (prescan(bytes).secretHints) this.hide(bytes);
  }

  /** The text without credentials. */
  mask(text: string): string {
    return this.redactor.mask(text);
  }

  writeOut(text: string): void {
    this.world.out.write(Buffer.from(this.mask(text)));
  }

  /** A text for programs, whose syntax stays. */
  writeProgram(syntax: Syntax, text: string): void {
    this.world.out.write(Buffer.from(this.maskProgram(syntax, text)));
  }

  maskProgram(syntax: Syntax, text: string): string {
    return maskedInSyntax(syntax, text, this.redactor);
  }

  /** Words of roomlint itself, whose examples stay as they are. */
  writeOwnWords(text: string): void {
    this.world.out.write(Buffer.from(text));
  }

  /** The content of a file, which is not changed. */
  writeOutBytes(bytes: Uint8Array): void {
    this.world.out.write(bytes);
  }

  /** Standard error is for people. */
  writeErr(text: string): void {
    this.world.err.write(Buffer.from(this.mask(this.forPeople(text))));
  }

  /** Writes text for people to standard output. */
  say(text: string): void {
    this.writeOut(this.forPeople(text));
  }

  /** Text with commands that can be pasted, and nothing that a runner of GitHub Actions would take for one. */
  forPeople(text: string): string {
    const pasteable = this.command === undefined ? text : text.replace(this.command, 'npx $&');
    return this.inActions ? withoutCommands(pasteable) : pasteable;
  }

  /** Warns in one line, with control characters made visible. @param details more lines below it */
  warn(message: string, details = ''): void {
    const lines = details === '' ? [message] : [message, ...details.split('\n')];
    this.writeErr(`roomlint: ${lines.map((line) => printable(line)).join('\n')}\n`);
  }

  /** What a person answers to a question; empty where standard input ends. */
  ask(question: string): string {
    this.writeErr(question);
    const line = readLine(this.world.stdin);
    if (line === undefined) this.writeErr('\n');
    return line?.trim() ?? '';
  }

  /** Colours for a stream, or none. */
  painter(stream: 'out' | 'err'): Paint {
    return this.hasColors(stream) ? colored : plain;
  }

  /** FORCE_COLOR decides, then NO_COLOR (no-color.org), then whether it is a terminal. */
  private hasColors(stream: 'out' | 'err'): boolean {
    const { FORCE_COLOR, NO_COLOR, TERM } = this.world.env;
    if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
    return TERM !== 'dumb' && this.world.isTerminal(stream);
  }
}

/** Whether an answer agrees. */
export function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer);
}

/** No colours. */
export const plain: Paint = (_style, text) => text;

/** Not util.styleText, which asks standard output whether it has colours. */
const colored: Paint = (style, text) => {
  const [on, off] = inspect.colors[style] ?? [0, 0];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};
