// What importing the snapshots of a pull request would do to the rooms as they are at its base.

/**
 * A job summary of GitHub holds 1 MiB, and a longer one is not shown at all. The findings need room as well.
 */
const MOST_SUMMARY = 600_000;

/**
 * Runs `roomlint plan --since`.
 *
 * @param {{ roomlint: Function, workspace: string, base: string, paths: string[], config: string | undefined,
 *   most: string | undefined }} given `most`: how many items and quests may be removed; without it
 *   "maxRemoved" in the config of the base, or else any number may
 * @returns {Promise<{ status: number | null, summary: string, stderr: string, annotations: string }>} `annotations`
 *   only where the limits are exceeded or something could not be planned
 */
export async function planImports({ roomlint, workspace, base, paths, config, most }) {
  // Without plan-max-removed and without "maxRemoved" in the config of the base, there is no limit.
  const given = ['plan', '--since', base];
  if (most !== undefined) given.push(`--max-removed=${most}`);
  if (config) given.push('--config', config);
  const run = (format) =>
    roomlint([...given, '--format', format, '--', ...paths], {
      cwd: workspace,
      variables: { ROOMLINT_LIMIT_NAME: 'plan-max-removed', ROOMLINT_DEFAULT_MAX_REMOVED: '100%' },
    });
  const { status, stdout, stderr } = await run('markdown');
  const isQuiet = status === 0 && !(stdout ?? '').includes('\n✗ no plan: ');
  const annotations = isQuiet ? '' : ((await run('github')).stdout ?? '');
  return { status, summary: shortened(stdout ?? ''), stderr: stderr ?? '', annotations };
}

/** Whole lines of a summary, as many as fit. */
function shortened(markdown) {
  if (Buffer.byteLength(markdown) <= MOST_SUMMARY) return markdown;
  const start = Buffer.from(markdown).subarray(0, MOST_SUMMARY).toString();
  return `${start.slice(0, start.lastIndexOf('\n') + 1)}\n… The plan is longer than a job summary can be.\n`;
}
