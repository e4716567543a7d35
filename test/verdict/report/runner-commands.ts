/** A command as the runner of GitHub Actions reads it from a line of output. */
export interface Annotation {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/**
 * The commands that the runner would carry out, by the rules of its ActionCommand: `::name properties::data`
 * where a line begins, white space aside, and else `##[name properties]data` anywhere in it. Any name counts
 * here, also one that the runner does not know.
 */
export function runnerCommands(output: string): Annotation[] {
  const commands: Annotation[] = [];
  let pausedUntil: string | undefined;
  for (const line of output.split(/\r\n|\n|\r/)) {
    const found = newCommand(line) ?? oldCommand(line);
    if (pausedUntil !== undefined) {
      if (found?.command === pausedUntil) pausedUntil = undefined;
      continue;
    }
    if (found?.command === 'stop-commands') pausedUntil = found.message;
    else if (found !== undefined) commands.push(found);
  }
  return commands;
}

function newCommand(line: string): Annotation | undefined {
  const [, head, message] = /^[\s\u0085]*::(.*?)::(.*)$/u.exec(line) ?? [];
  if (head === undefined || message === undefined) return undefined;
  return annotation(head, ',', (text) => unescaped(text, { ':': '%3A', ',': '%2C' }), unescaped(message, {}));
}

function oldCommand(line: string): Annotation | undefined {
  const [, head, message] = /##\[(.*?)\](.*)$/u.exec(line) ?? [];
  if (head === undefined || message === undefined) return undefined;
  const decode = (text: string): string => unescaped(text, { ';': '%3B', ']': '%5D' });
  return annotation(head, ';', decode, decode(message));
}

function annotation(
  head: string,
  separator: string,
  decode: (text: string) => string,
  message: string,
): Annotation {
  const [command = '', ...rest] = head.split(' ');
  const properties = rest
    .join(' ')
    .trim()
    .split(separator)
    .map((property) => /^([^=]+)=(.+)$/.exec(property))
    .flatMap((match) => (match === null ? [] : [[match[1], decode(match[2] ?? '')] as const]));
  return { command, properties: Object.fromEntries(properties), message };
}

/** The per cent sign comes last, as in the runner. */
function unescaped(text: string, more: Readonly<Record<string, string>>): string {
  let plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  for (const [character, code] of Object.entries(more)) plain = plain.replaceAll(code, character);
  return plain.replaceAll('%25', '%');
}
