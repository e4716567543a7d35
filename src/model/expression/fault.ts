/** What is wrong with the syntax of an expression. Starts and ends are indexes into its text. */
export type ExpressionFault = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'empty' | 'curly-quotes' | 'extra-bracket' | 'comma' | 'semicolon' | 'character' }
  /** `of` is the function whose bracket it is; undefined for others. */
  | { readonly kind: 'unclosed-bracket'; readonly of: string | undefined }
  | { readonly kind: 'unclosed-quote'; readonly quote: string }
  /** `opening` is `$T{`, `[` or `{`. */
  | { readonly kind: 'unclosed-brace'; readonly opening: string }
  /** `N{coins}`. */
  | { readonly kind: 'no-dollar'; readonly text: string }
  /** A `$` that is not followed by letters and a brace. */
  | { readonly kind: 'lone-dollar' }
  /** `$X{}`, which reads nothing that is known. */
  | { readonly kind: 'unknown-read'; readonly letters: string }
  /** Two values one after the other. */
  | { readonly kind: 'no-operator'; readonly before: string; readonly meant: 'both' | 'comma' | undefined }
  /** `before` is undefined at the end. */
  | { readonly kind: 'no-value'; readonly before: string | undefined }
  | { readonly kind: 'empty-argument'; readonly of: string }
  /** `===` */
  | { readonly kind: 'operator'; readonly text: string; readonly meant: string }
  | { readonly kind: 'too-deep' }
);

/** Ends the parsing of an expression at its first fault. */
export class FaultFound extends Error {
  override readonly name = 'FaultFound';

  constructor(readonly fault: ExpressionFault) {
    super(fault.kind);
  }
}
