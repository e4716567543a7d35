import type { Side } from './side.js';

/** One of the texts has more credentials than can be masked wherever they occur. */
export class TooManyCredentialsError extends Error {
  override readonly name = 'TooManyCredentialsError';

  constructor(
    readonly which: Side,
    readonly most: number,
  ) {
    super(`the text ${which} contains more than ${most} credentials`);
  }
}
