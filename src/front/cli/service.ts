import { printable } from '../../bytes/json/quote.js';
import type { Answer } from '../../verdict/report/answer.js';
import { jsonTextWithoutCommands } from '../../verdict/report/workflow-commands.js';
import { ServiceClient } from '../../world/api/client.js';
import { realEnvironment } from '../../world/api/environment.js';
import { chosenKeys, type Keys } from '../../world/api/keys.js';
import { readServerURL } from '../../world/api/server-url.js';
import { ServiceError } from '../../world/api/service-error.js';
import { CommandError } from '../../world/files/command-error.js';
import { ServiceRemote } from '../../world/gate/service-remote.js';
import { type Call, EXIT, type ExitCode, type ExitMeanings } from './command.js';
import { formatOption, type Given } from './options.js';
import { printAnswers } from './print-answers.js';
import type { Terminal } from './terminal.js';

const FORMATS = ['text', 'json'] as const;

/** The options of every command that calls the service. */
export const SERVICE_OPTIONS = formatOption(FORMATS);

export const SERVICE_EXITS: ExitMeanings = {
  clean: 'done',
  error: 'not done: the service refused or could not be reached, an unusable file, or invalid usage',
};

const KEYS_HELP = `ROOMLINT_SERVER has the base URL of the service. Keys come from ROOMLINT_ACCESS_KEY and ROOMLINT_API_KEY, or
from the file that ROOMLINT_KEYS names, of mode 600, with {"accessKey": "…", "apiKey": "…"}. They are never
arguments, which other users of the machine can see.`;

/** The end of the help of each command that calls the service. */
export function serviceHelp(notes: string, examples: readonly string[]): string {
  const lines = examples.map((example) => `  ${example}`).join('\n');
  return `${notes}\n\n${KEYS_HELP}\n\nExamples:\n${lines}`;
}

/** The service, as one command uses it. Nothing that it prints contains credentials. */
export interface ServiceSession {
  readonly client: ServiceClient;
  readonly format: ServiceFormat;
  /** A room of the service, for pulls and pushes. */
  remote(room: string): ServiceRemote;
  /** Prints what became of a room. */
  answer(answer: Answer, data: object): void;
  /** Prints a response as it is for programs, and a line for people. */
  print(line: string, json: string): void;
}

/** Does the work of a command that calls the service. @param work returns the exit code, if it is not 0 */
export async function withService(
  { format = 'text' }: Given<typeof SERVICE_OPTIONS>,
  { cwd, terminal }: Pick<Call, 'cwd' | 'terminal'>,
  needed: readonly (keyof Keys)[],
  work: (session: ServiceSession) => Promise<ExitCode | undefined>,
): Promise<ExitCode> {
  try {
    const { env, environment = realEnvironment() } = terminal.world;
    const server = chosenServer(env);
    const client = new ServiceClient({
      server,
      keys: chosenKeys(cwd, needed, env),
      redactor: terminal.redactor,
      uploadMethod: uploadMethodIn(env),
      environment,
    });
    const code = await work({
      client,
      format,
      remote: (room) => new ServiceRemote(client, room, new URL(server).origin),
      answer: (answer, data) => printOutcome(format, answer, data, terminal),
      print: (line, json) => {
        terminal.hide(new TextEncoder().encode(json));
        // Neither a terminal nor the runner of GitHub Actions acts on it.
        const safe = jsonTextWithoutCommands(json.trim().replaceAll(/[\t\r]/g, ' '));
        if (format === 'json') terminal.writeProgram('strings', `${safe}\n`);
        else terminal.say(`${line}\n`);
      },
    });
    return code ?? EXIT.clean;
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message) : error;
  }
}

export type ServiceFormat = (typeof FORMATS)[number];

/** Prints what became of a room. */
export function printOutcome(format: ServiceFormat, answer: Answer, data: object, terminal: Terminal): void {
  // In strings alone, a value would not be seen beside its name.
  terminal.hide(new TextEncoder().encode(JSON.stringify(data)));
  printAnswers(format, { answers: () => [answer], json: () => data }, terminal);
}

/** The HTTP method that sends a file to its destination, which the documents do not show. */
function uploadMethodIn({ ROOMLINT_UPLOAD_METHOD: method = '' }: NodeJS.ProcessEnv): 'PUT' | 'POST' {
  if (method === '' || method === 'PUT' || method === 'POST') return method || 'PUT';
  throw new CommandError(`ROOMLINT_UPLOAD_METHOD cannot be "${printable(method)}": use PUT or POST`);
}

/** The base URL of the service that the environment names. @throws CommandError */
export function chosenServer({ ROOMLINT_SERVER: server = '' }: NodeJS.ProcessEnv): string {
  if (server === '')
    throw new CommandError(
      'no server: set ROOMLINT_SERVER to its URL, such as https://api.example.com. There is no default',
    );
  return readServerURL(server, 'ROOMLINT_SERVER');
}
