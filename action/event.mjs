// What the workflow runs for, and whether that can be trusted.
import { readFileSync } from 'node:fs';

/**
 * The event of a run; undefined when nobody knows.
 *
 * @param {string | undefined} path GITHUB_EVENT_PATH
 */
export function readEvent(path) {
  if (!path) return {};
  try {
    const event = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? event : undefined;
  } catch {
    // It is not there, or no JSON: what cannot be known is not trusted.
    return undefined;
  }
}

/**
 * Whether what is checked may come from somebody else. Of a fork that is gone nothing is known, and a workflow that a comment starts, or
 * another workflow, may have checked out whatever it likes.
 */
export function isFromElsewhere(event) {
  if (event === undefined || event.issue || event.comment || event.discussion) return true;
  const { pull_request: pullRequest, workflow_run: run, repository } = event;
  if (pullRequest) return pullRequest.head?.repo?.full_name !== pullRequest.base?.repo?.full_name;
  return Boolean(run) && run.head_repository?.full_name !== repository?.full_name;
}
