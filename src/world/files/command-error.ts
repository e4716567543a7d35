/** Work that cannot be done, and why. The command line ends with exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  /** @param details more lines, below the message */
  constructor(
    message: string,
    readonly details = '',
  ) {
    super(message);
  }
}
