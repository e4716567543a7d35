/* What blocks of pages say without the words of messages: a change of it is more than a new wording. */

/** What came and went between two lists of blocks, with their fences: `+ error quest/name at /quests/a`. */
export function changesBetween(old: readonly string[], now: readonly string[]): readonly string[] {
  const [before, after] = [old.flatMap(factsOf), now.flatMap(factsOf)];
  return [
    ...without(before, after).map((fact) => `- ${fact}`),
    ...without(after, before).map((fact) => `+ ${fact}`),
  ];
}

/** Facts that are not among the others; each of the others stands for one. */
function without(facts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return facts.filter((fact) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Rules, levels, places, kinds, changed lines of fixes, and exit codes. */
function factsOf(block: string): readonly string[] {
  const [head = '', ...lines] = block.split('\n');
  const [language = '', ...words] = head.replace(/^`+/, '').split(' ');
  if (language === 'diff')
    return lines
      .filter((line) => /^[-+]/.test(line))
      .map((line) => `${[language, ...words].join(' ')} ${line}`);
  const kinds = language === 'findings' ? words.map((kind) => `kind ${kind}`) : [];
  const told = lines.flatMap((line, index) => {
    if (EXIT.test(line)) return [line];
    const [, place = '', level, rule] = FINDING.exec(line) ?? [];
    if (rule === undefined) return [];
    const at = lines.slice(index + 1).find((each) => AT.test(each) || FINDING.test(each)) ?? '';
    return [`${level} ${rule} at ${AT.exec(at)?.[1] ?? place}`];
  });
  return [...kinds, ...told];
}

const EXIT = /^\[exit \d\]$/;
const FINDING = /^(\S+:\d+:\d+) (error|warning|info) .*\(([\w/-]+)\)$/;
const AT = /^ +(?:=|\|) at (.*)$/;
