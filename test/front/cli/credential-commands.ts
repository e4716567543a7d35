import { tableRows } from '../../table-rows.js';

/** The commands of a table of credentials.md, which takes what its words in capitals stand for. */
export function commandsWith(
  title: string,
): readonly ((values: Readonly<Record<string, string>>) => readonly string[])[] {
  const rows = tableRows('front/cli/credentials.md').filter((row) => row.title.startsWith(title));
  return rows.map(({ cells: [command = ''] }) => (values) => {
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    return words.map((word) =>
      word.replace(/[A-Z]+_?KEY|ENCODED_TOKEN|KEY/g, (name) => values[name] ?? name),
    );
  });
}
