/** An annotation as the runner of GitHub Actions reads it from a line of output. */
export interface Annotation {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The commands that the runner would carry out, by its own rules: `::name properties::data` at the start, or `##[name]` anywhere. */
export function runnerCommands(output: string): Annotation[] {
  return output.split(/\r\n|\n|\r/).flatMap((line): Annotation[] => {
    const [, old, oldData] = /##\[([^\]]*)\](.*)/.exec(line) ?? [];
    if (old !== undefined) return [{ command: `##[${old}]`, properties: {}, message: oldData ?? '' }];
    const [, head = '', message] = /^\s*::(.*?)::(.*)$/.exec(line) ?? [];
    if (message === undefined) return [];
    const [command = '', ...rest] = head.split(' ');
    const properties = rest
      .join(' ')
      .split(',')
      .filter((part) => part.includes('='))
      .map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at), unescaped(part.slice(at + 1), true)] as const;
      });
    return [{ command, properties: Object.fromEntries(properties), message: unescaped(message, false) }];
  });
}

function unescaped(text: string, isProperty: boolean): string {
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const whole = isProperty ? plain.replaceAll('%3A', ':').replaceAll('%2C', ',') : plain;
  return whole.replaceAll('%25', '%');
}
