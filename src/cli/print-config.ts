import type { Origin } from '../lint/rule-settings.js';
import { jsonWithoutCommands } from '../report/workflow-commands.js';
import type { ExplainedFile } from './file-settings.js';

/** What `--print-config` prints: what holds for a file, rule by rule, and where each value comes from. */
export function explainedConfig(path: string, { config, ignored, settings }: ExplainedFile): string {
  const rules = settings.map(({ rule, level, from, options, places }) => {
    const setting = {
      level,
      from: wordsFor(from),
      ...(options.length === 0
        ? {}
        : {
            options: Object.fromEntries(
              options.map((option) => [option.name, { value: option.value, from: wordsFor(option.from) }]),
            ),
          }),
      ...(places.length === 0
        ? {}
        : { at: places.map((place) => ({ at: place.at, level: place.level, from: wordsFor(place.from) })) }),
    };
    return [rule, setting] as const;
  });
  const shown = { file: path, config: config ?? null, ignored, rules: Object.fromEntries(rules) };
  return `${jsonWithoutCommands(shown, 2)}\n`;
}

function wordsFor(from: Origin): string {
  switch (from.kind) {
    case 'default':
      return 'default';
    case 'preset':
      return `preset ${from.name}`;
    case 'rules':
      return 'rules';
    case 'override':
      return `overrides[${from.index}]${from.reason === undefined ? '' : `: ${from.reason}`}`;
    case 'command-line':
      return '--rule';
  }
}
