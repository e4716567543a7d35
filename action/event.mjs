// What the workflow runs for, and whether that can be trusted.
import { readFileSync } from 'node:fs';

/**
 * The event of a run; undefined when it is unknown.
 *
 * @param {string | undefined} path GITHUB_EVENT_PATH
 */
export function readEvent(path) {
  if (!path) return {};
  try {
    const event = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? event : undefined;
  } catch {
    // It is missing, or not JSON: what is unknown is not trusted.
    return undefined;
  }
}

/**
 * Whether plugins of a config are run: after a push, and in a pull request from the same repository.
 * Everything else, such as a workflow that a comment starts or `pull_request_target`, may have checked out
 * anybody's code.
 *
 * @param {string | undefined} name GITHUB_EVENT_NAME
 */
export function runsPlugins(name, event) {
  if (event === undefined) return false;
  if (name === 'push') return true;
  return name === 'pull_request' && isFromHere(event);
}

/** Whether a pull request comes from the repository itself, and not from a fork. */
export function isFromHere(event) {
  const [head, base] = [
    event?.pull_request?.head?.repo?.full_name,
    event?.pull_request?.base?.repo?.full_name,
  ];
  return typeof head === 'string' && head === base;
}
