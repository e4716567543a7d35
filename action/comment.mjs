// The one comment of a pull request: what the job summary says, updated by each run.

/** A comment of GitHub holds 65,536 characters. */
const MOST_COMMENT = 60_000;
/** Lines of a list in a comment that would be too long. */
const MOST_LISTED = 10;
/** Comments are listed by 100; older ones than these are not looked at. */
const MOST_PAGES = 10;

/**
 * Writes the comment, or updates the one of an earlier run.
 *
 * @param {object} given
 * @param {typeof fetch} given.fetch
 * @param {string} given.issue the URL of the pull request as an issue, such as `https://api.github.com/repos/me/rooms/issues/4`
 * @param {string} given.token
 * @param {string} given.job what tells the comments of two jobs of a repository apart
 * @param {string} given.text Markdown, escaped
 * @param {boolean} given.isNews whether a first comment is worth writing
 * @throws {Error} that says why there is no comment
 */
export async function writeComment({ fetch, issue, token, job, text, isNews }) {
  const ask = async (method, url, body) => {
    const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` };
    const given = body === undefined ? {} : { body: JSON.stringify({ body }) };
    const response = await fetch(url, { method, headers, redirect: 'error', ...given });
    const advice = response.status === 403 ? '. Give the job the permission "pull-requests: write"' : '';
    if (!response.ok)
      throw new Error(`${method} of the comment was answered with ${response.status}${advice}`);
    return response.json();
  };
  const mark = `<!-- roomlint ${encodeURIComponent(job)} -->`;
  const body = shortened(`${mark}\n${text}`);
  for (let page = 1; page <= MOST_PAGES; page++) {
    const comments = await ask('GET', `${issue}/comments?per_page=100&page=${page}`);
    // Anybody can write the mark, and only bots are updated.
    const own = comments.find((each) => each.user?.type === 'Bot' && each.body?.startsWith(mark));
    if (own !== undefined) {
      if (own.body !== body) await ask('PATCH', own.url, body);
      return;
    }
    if (comments.length < 100) break;
  }
  if (isNews) await ask('POST', `${issue}/comments`, body);
}

/** Without pictures and the ends of long lists, so that each plan is there, and then as many lines as fit. */
function shortened(markdown) {
  if (markdown.length <= MOST_COMMENT) return markdown;
  const words = markdown.replaceAll(/^```mermaid\n[\s\S]*?^```$/gm, 'The job summary has the picture.');
  const brief = words.replaceAll(/(?:^- .*\n)+/gm, (list) => {
    const lines = list.split(/(?<=\n)/);
    const more = lines.length - MOST_LISTED;
    return more > 0 ? `${lines.slice(0, MOST_LISTED).join('')}- … and ${more} more\n` : list;
  });
  const start = brief.slice(0, MOST_COMMENT);
  return `${start.slice(0, start.lastIndexOf('\n') + 1)}\n… The job summary has the rest.\n`;
}
