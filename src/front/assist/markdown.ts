import { printable } from '../../bytes/json/quote.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import { cutMiddle } from '../../bytes/text/cut-middle.js';

/** Longer names of the file are cut. */
const MAX_NAME = 100;
/** Longer strings are cut. */
const MAX_TEXT = 2_000;

/** A text of the file as code, without Markdown, credentials and control characters. */
export function code(text: string): string {
  const shown = printable(cutMiddle(withoutSecrets(text), MAX_NAME));
  const fence = fenceFor(shown, 1);
  const isBare = shown !== '' && !/^[` ]|[` ]$/.test(shown);
  return isBare ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

/** A long text of the file as a block of code, with its line breaks. */
export function codeBlock(text: string): string {
  const masked = withoutSecrets(text);
  const cut = masked.length > MAX_TEXT ? `${masked.slice(0, MAX_TEXT)}…` : masked;
  const shown = printable(cut.replaceAll('\r\n', '\n'), '\n\t');
  const fence = fenceFor(shown, 3);
  return `${fence}\n${shown}\n${fence}`;
}

/** More backticks than any run of them in the text. */
function fenceFor(text: string, least: number): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), least - 1);
  return '`'.repeat(longest + 1);
}
