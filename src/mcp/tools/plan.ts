import { dirname } from 'node:path';
import { NO_REMOVALS } from '../../lint/removals.js';
import { planAnswer } from '../../report/agent/plan.js';
import { GateSettings } from '../../workspace/gate-settings.js';
import { planReport } from '../../workspace/plan-file.js';
import { earlierVersion } from '../earlier-version.js';
import { defineTool, PAGE, PATH, READS } from '../tool.js';

const COUNTED = {
  type: 'object',
  properties: { added: { type: 'integer' }, changed: { type: 'integer' }, removed: { type: 'integer' } },
} as const;

/** The tools have no options of the command. */
const MERGE_BY_EDIT =
  'If that is not intended, add what the file leaves out, or make the change in the file of the whole room';

/** Says what an import would do. */
export const plan = defineTool(
  {
    name: 'plan',
    title: 'Plan an import',
    description:
      'Says what importing a snapshot would do to its room: what it destroys first, then what it adds and changes. An import deletes every item that the file leaves out. Use it after every edit, before a person imports the file with roomlint push. It imports nothing: no tool here does.',
    input: {
      type: 'object',
      properties: {
        path: PATH,
        against: {
          type: 'string',
          minLength: 1,
          description:
            'The room as it is: the path of its snapshot, "last pull" or "HEAD". Without it, the last pull of this file, or else its version in HEAD',
        },
        ...PAGE,
      },
      required: ['path'],
      additionalProperties: false,
    },
    output: {
      verdict: { type: 'string' },
      destroyed: { type: 'integer', description: 'how many things are destroyed; 0 is what you want' },
      withinLimit: { type: 'boolean' },
      counts: { type: 'object', additionalProperties: COUNTED },
    },
    list: {
      name: 'changes',
      of: {
        type: 'object',
        required: ['kind', 'text'],
        properties: {
          kind: { enum: ['destroyed', 'added', 'changed', 'note'] },
          text: { type: 'string' },
        },
      },
    },
    effects: READS,
  },
  async ({ path, against }, desk) => {
    const file = desk.read(path);
    const current = earlierVersion(file, against, desk);
    desk.hide(current.name, current.bytes);
    desk.progress('planning');
    const { cwd } = desk.settings(file);
    const { protect, maxRemoved } = await new GateSettings({ kind: 'nearest' }, cwd).of(
      dirname(file.absolute),
    );
    const limits = { limits: [maxRemoved ?? NO_REMOVALS], protect, dropsLogic: false } as const;
    const report = planReport(current, { name: file.name, bytes: file.bytes }, limits);
    return planAnswer({ ...report, limitName: 'the limit' }, MERGE_BY_EDIT);
  },
);
