import type { Outcome, Result } from '../../gate/outcome.js';
import type { Decision } from '../../gate/push-request.js';
import { conflictShape, partChangesShape } from '../../report/changes-json.js';
import { planShape } from '../../report/plan-json.js';
import { jsonWithoutCommands } from '../../report/workflow-commands.js';
import { type Commands, restoreLine } from '../gate/words.js';

const VERSION = 1;

export interface PushReport {
  readonly result: Result;
  readonly decision: Decision;
  /** Identifies a plan, so that it is executed once. */
  readonly nonce: string;
  readonly commands: Commands;
}

/** A push or restore as JSON. `--plan` takes that of a dry run. */
export function pushJson({ result, decision, nonce, commands }: PushReport): string {
  const { outcome, backup, planned, findings } = result;
  const shape = {
    version: VERSION,
    operation: commands.operation,
    room: commands.room,
    source: commands.source,
    outcome: outcome.kind,
    ...details(outcome, commands),
    findings: findings && {
      new: findings.fresh,
      newWarnings: findings.warnings,
      earlier: findings.earlier,
    },
    backup,
    decision,
    nonce: outcome.kind === 'planned' ? nonce : undefined,
    base: planned?.base,
    payload: planned?.payload,
    plan: planned === undefined ? undefined : planShape(planned.report),
  };
  return `${jsonWithoutCommands(shape, 2)}\n`;
}

function details(outcome: Outcome, commands: Commands): object {
  switch (outcome.kind) {
    case 'lost-update':
      return { theirs: outcome.changes === undefined ? null : partChangesShape(outcome.changes) };
    case 'other-server':
      return { pulledFrom: outcome.pulledFrom, server: outcome.server };
    case 'conflicts':
      return { conflicts: outcome.conflicts.map(conflictShape) };
    case 'no-such-conflict':
      return { patterns: outcome.patterns, conflicts: outcome.conflicts.map(conflictShape) };
    case 'other-plan':
      return { message: outcome.reason };
    case 'unable':
    case 'unverified':
    case 'unrecorded':
      return { message: outcome.message };
    case 'no-way-back':
      return { differences: outcome.comparison.comparison.differences };
    case 'imported':
      return {
        addedFields: outcome.addedFields,
        absentLogic: outcome.absentLogic,
        file: outcome.file,
        restore: restoreLine(outcome.restore, commands),
      };
    case 'differs':
      return {
        differences: outcome.comparison.comparison.differences,
        restore: restoreLine(outcome.restore, commands),
      };
    default:
      return {};
  }
}
