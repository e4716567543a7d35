import { rulePack } from '../../rules/index.js';
import { readSnapshotFile, readStandardInput } from '../files/read.js';
import { lintSize, lintText } from '../lint/lint.js';
import { activeRules, presetSetting } from '../lint/pack.js';
import { SummaryCounter } from '../report/report.js';
import { type Command, EXIT } from './command.js';
import { Outputs } from './formats.js';

export const check: Command = {
  name: 'check',
  synopsis: '[options] [paths..]',
  summary: 'find what is wrong with snapshots (the default command)',
  options: [
    { name: 'format', value: 'NAME[=FILE]', example: '--format json', repeatable: true, help: 'text (default) or json' },
    { name: 'quiet', help: 'show errors only' },
  ],
  details: '',
  run({ values, positionals }) {
    const outputs = Outputs.open(values.get('format') ?? []);
    const counter = new SummaryCounter();
    const settings = new Map([...rulePack].map(([id, rule]) => [id, presetSetting('recommended', rule)]));
    const rules = activeRules(rulePack, settings);
    for (const path of positionals) {
      const reading = path === '-' ? readStandardInput(52428800) : readSnapshotFile(path, 52428800);
      if (reading.kind === 'error') throw new Error(reading.message);
      const result =
        reading.kind === 'too-large'
          ? lintSize(reading.size, { rules, maxDepth: 256 })
          : lintText(reading.bytes, { rules, maxDepth: 256 }, reading.surveyed);
      counter.add(result.findings);
      outputs.file({ path, bytes: reading.kind === 'bytes' ? reading.bytes.length : reading.size, findings: result.findings, shownBytes: result.shownBytes });
    }
    outputs.end(counter.summary);
    return counter.summary.errors > 0 ? EXIT.findings : EXIT.clean;
  },
};
