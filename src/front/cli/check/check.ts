import { resolve } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import type { Finding } from '../../../verdict/lint/finding.js';
import { omittedErrors } from '../../../verdict/lint/result.js';
import { countReport, type FileReport, SummaryCounter } from '../../../verdict/report/report.js';
import { type Change, unifiedDiff } from '../../../verdict/report/unified-diff.js';
import { mayHoldCommands } from '../../../verdict/report/workflow-commands.js';
import { earlierReports } from '../../../world/files/report-file.js';
import { openCheck } from '../../../world/workspace/check.js';
import type { GitChange } from '../../../world/workspace/git-source.js';
import type { CheckEvent, Problem } from '../../../world/workspace/outcomes.js';
import { against, type Listing, listNamed, listPaths, STDIN } from '../../../world/workspace/source.js';
import { EXIT, type ExitCode } from '../command.js';
import { mistyped } from '../option-values.js';
import { Outputs, reportPaths, tooManyWarnings } from '../outputs.js';
import type { Terminal } from '../terminal.js';
import type { CheckRequest } from './options.js';

/** The variable that makes a crash of a safe fix that would lose something, for tests of rules. */
const STRICT_FIXES = 'ROOMLINT_STRICT_FIXES';

/** This many findings of one rule are listed for a file. All are counted. */
const MAX_FINDINGS = 1_000;

/**
 * Checks files, and writes the reports.
 *
 * @param change what git says of a change that is checked, if others ask as well
 * @throws CommandError when the request cannot be followed
 */
export async function check(
  request: CheckRequest,
  terminal: Terminal,
  change?: GitChange,
): Promise<ExitCode> {
  const { cwd, formats, fixes, settings, baseline, onlySnapshots } = request;
  const earlier = earlierReports(reportPaths(formats).map((path) => resolve(cwd, path)));
  const prepared = await openCheck({
    listing: await listingOf(request, terminal, change),
    settings,
    fixes: fixes.mode === 'off' ? fixes : { ...fixes, strict: terminal.world.env[STRICT_FIXES] === '1' },
    baseline,
    onlySnapshots,
    onlyNew: request.onlyNew,
    maxFindings: MAX_FINDINGS,
    leaveOut: earlier,
  });
  terminal.world.prepareForChecks?.();
  const config = typeof settings.config === 'string' ? [resolve(cwd, settings.config)] : [];
  const list =
    request.source.kind === 'list' && request.source.list !== STDIN
      ? [resolve(cwd, request.source.list)]
      : [];
  // The diff is enough. A report comes with it only on request.
  const outputs =
    fixes.mode === 'show' && formats.length === 0 && !request.statistics
      ? Outputs.none()
      : await Outputs.open(request, terminal, cwd, takenBy(request), [...prepared.files, ...config, ...list]);
  const run = new CheckRun(request, terminal, outputs);
  await prepared.run((event) => run.handle(event));
  return run.finish();
}

/** What is checked: the named files, or what git has changed. */
async function listingOf(
  { source, cwd, fixes, onlySnapshots }: CheckRequest,
  { world }: Terminal,
  change: GitChange | undefined,
): Promise<Listing> {
  const from = { cwd, access: world };
  if (source.kind === 'staged' || source.kind === 'since') {
    const { listChange, GitChange } = await import('../../../world/workspace/git-source.js');
    return listChange(change ?? new GitChange(source, cwd, world), fixes.mode === 'write');
  }
  let named =
    source.kind === 'list' ? listNamed(source.list, from) : listPaths(source.paths, from, source.stdinName);
  if (source.kind === 'paths' && source.against !== undefined) named = against(named, source.against, cwd);
  if (!onlySnapshots) return named;
  return (await import('../../../world/workspace/git-source.js')).besideHead(named, cwd, world);
}

/** What goes to standard output instead of a report. */
function takenBy({ fixes, source }: CheckRequest): string | undefined {
  if (fixes.mode === 'show') return 'the diff of --fix-dry-run';
  const readsStandardInput = source.kind === 'paths' && source.paths.includes(STDIN);
  return fixes.mode === 'write' && readsStandardInput ? 'the fixed standard input' : undefined;
}

/** Turns what happens into reports, messages and an exit code. */
class CheckRun {
  /** What the reports count. */
  private readonly reported: SummaryCounter;
  /** What decides the exit code: the same, unless fixes are only shown. */
  private readonly remaining = new SummaryCounter();
  private code: ExitCode = EXIT.clean;
  private readonly isOrdinary: boolean;
  /** A hook is silent unless it has something to say. git sets the variable for its hooks. */
  private readonly isHook: boolean;
  private readonly notes: string[] = [];

  constructor(
    private readonly request: CheckRequest,
    private readonly terminal: Terminal,
    private readonly outputs: Outputs,
  ) {
    this.reported = new SummaryCounter(request.onlyNew);
    const { source, formats, statistics, fixes } = request;
    this.isOrdinary = source.kind === 'staged' && formats.length === 0 && !statistics;
    this.isHook = this.isOrdinary && fixes.mode === 'off' && Boolean(terminal.world.env.GIT_INDEX_FILE);
  }

  finish(): ExitCode {
    const { summary } = this.reported;
    const { errors, warnings } = this.remaining.summary;
    const { maxWarnings } = this.request.run;
    const isBeyond = maxWarnings !== undefined && warnings > maxWarnings;
    if (errors > 0 || isBeyond) this.raise(EXIT.findings);
    const { earlier = 0, files, infos, warnings: shown } = summary;
    const saysNothing = files === 0 || (this.isHook && shown + infos === 0);
    if (this.isOrdinary && saysNothing && this.code === EXIT.clean) return this.code;
    for (const note of this.notes) this.terminal.warn(note);
    this.outputs.end({ ...summary, exit: this.code });
    if (earlier > 0) {
      const [are, them] = earlier === 1 ? ['finding is', 'it'] : ['findings are', 'them'];
      this.terminal.warn(
        `${earlier} earlier ${are} not shown: \`roomlint check\` without --new lists ${them}`,
      );
    }
    if (isBeyond) this.terminal.warn(tooManyWarnings(warnings, maxWarnings));
    return this.code;
  }

  private raise(code: ExitCode): void {
    if (code > this.code) this.code = code;
  }

  handle(event: CheckEvent): void {
    switch (event.kind) {
      case 'note':
        if (this.isHook) this.notes.push(event.message);
        else this.terminal.warn(event.message);
        break;
      case 'problem':
        this.problem(event);
        break;
      case 'output':
        this.terminal.writeOutBytes(event.bytes);
        break;
      case 'diff':
        this.diff(event.change);
        break;
      case 'checked':
        this.reported.add(countReport(event.report), event.report.earlier);
        this.remaining.add(event.remaining);
        this.outputs.file(this.shown(event.report));
        break;
      case 'unchecked':
        this.raise(EXIT.error);
        this.reported.addUnchecked();
        this.outputs.file(
          this.request.onlyNew ? { ...event.report, earlier: 0, uncovered: [] } : event.report,
        );
        break;
      case 'passed-over':
        this.reported.passOver(event.path);
        break;
    }
  }

  private diff(change: Change): void {
    const { terminal } = this;
    const shown = terminal.world.isTerminal('out')
      ? (line: string): string => printable(line, '\t')
      : undefined;
    const pieces = [...unifiedDiff(change, shown)];
    // Changed words would be applied as they are.
    if (terminal.inActions && pieces.some(mayHoldCommands))
      terminal.warn(`${change.path}: no diff, because GitHub Actions would execute commands in it`);
    else for (const piece of pieces) terminal.writeOut(piece);
  }

  private problem({ severity, message, details, path }: Problem): void {
    this.raise(severity === 'crash' ? EXIT.crash : EXIT.error);
    const isWord = path !== undefined && !path.includes('.') && !message.includes('did you mean');
    const meant = isWord ? mistyped(path, this.request.commandNames) : undefined;
    const hint = meant === undefined ? '' : ` (did you mean "roomlint ${meant}"?)`;
    this.terminal.warn(`${message}${hint}`, details);
  }

  private shown(report: FileReport): FileReport {
    if (!this.request.quiet) return report;
    const { omitted = new Map(), findings, uncovered } = report;
    const errorsOf = (all: readonly Finding[]): Finding[] => all.filter(({ level }) => level === 'error');
    return {
      ...report,
      findings: errorsOf(findings),
      ...(uncovered && { uncovered: errorsOf(uncovered) }),
      omitted: omittedErrors(omitted),
    };
  }
}
