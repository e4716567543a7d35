/** A request that the service does not carry out, with the answer that says so. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param error a name for programs, such as `type-not-allowed`
   * @param message what is wrong and what to do, for people. It holds nothing that is secret
   */
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Every error body: the document shows none. */
export const ERROR_BODY = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', description: 'a name for programs' },
    message: { type: 'string', description: 'what is wrong and what to do' },
  },
} as const;
