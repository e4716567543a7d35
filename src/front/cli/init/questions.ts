import { listed } from '../../../bytes/text/in-words.js';
import { readLine } from '../../../world/files/read.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import type { Terminal } from '../terminal.js';

/** Asks on the terminal, before anything is written. */
export class Questions {
  constructor(private readonly terminal: Terminal) {}

  /** @param usual the answer of an empty line */
  text(question: string, usual: string): string {
    return this.read(`${question} [${usual}]: `) || usual;
  }

  choice<Choice extends string>(question: string, choices: readonly Choice[], usual: Choice): Choice {
    for (;;) {
      const given = this.text(`${question} (${listed(choices, 'or')})`, usual).toLowerCase();
      const [choice, ...others] = choices.filter((known) => known.startsWith(given));
      const exact = choices.find((known) => known === given);
      if (exact !== undefined) return exact;
      if (choice !== undefined && others.length === 0) return choice;
    }
  }

  yesOrNo(question: string): boolean {
    return this.choice(question, ['yes', 'no'], 'yes') === 'yes';
  }

  /** Whether the answer is y. */
  isConfirmed(question: string): boolean {
    return /^y(es)?$/i.test(this.read(`${question} Type y: `));
  }

  /** @throws CommandError at the end of the input */
  private read(prompt: string): string {
    const { terminal } = this;
    terminal.writeErr(prompt);
    const line = readLine(terminal.world.stdin);
    if (line !== undefined) return line.trim();
    terminal.writeErr('\n');
    throw new CommandError(DECLINED);
  }
}

/** Nobody wanted it. */
export const DECLINED = 'nothing was written';
