import { type GraphOfFindings, graphOfFindings } from '../flow/play/graph-of-findings.js';
import { briefPointer } from '../json/pointer-writer.js';
import { type Finding, totalOf } from '../lint/finding.js';
import { counted } from '../text/in-words.js';
import { codeFrame } from './code-frame.js';
import { countedFiles, countedFindings } from './counted.js';
import type { LayOut } from './picture/layout.js';
import { escaped } from './picture/markup.js';
import { drawn, TooLargeToDrawError } from './picture/picture.js';
import { svg } from './picture/svg.js';
import type { FileReport, Reporter, Summary } from './report.js';

/** The quests of at most so many files are drawn. */
const MAX_PICTURES = 10;
/** The width of a code frame in columns. */
const FRAME_COLUMNS = 100;

/** A page without scripts and network: findings with code frames, and pictures of their quests. */
export class HtmlReporter implements Reporter {
  private hasBegun = false;
  private readonly graphs: { readonly path: string; readonly found: GraphOfFindings }[] = [];

  /** @param layOut undefined where the package for pictures is not installed: the page says so */
  constructor(private readonly layOut: LayOut | undefined) {}

  file(report: FileReport): readonly string[] {
    const { path, findings, omitted, error, shownBytes } = report;
    const head = this.head();
    if (findings.length === 0 && error === undefined && (omitted?.size ?? 0) === 0) return [head];
    this.keepGraph(report);
    const parts = [head, `<section>\n<h2>${escaped(path)}</h2>\n`];
    if (error !== undefined) parts.push(`<p class="unchecked">Not checked: ${escaped(error)}</p>\n`);
    if (findings.length > 0) {
      parts.push('<ol class="findings">\n');
      for (const finding of findings) parts.push(findingItem(finding, shownBytes));
      parts.push('</ol>\n');
    }
    for (const [rule, counts] of omitted ?? [])
      parts.push(
        `<p>${counted(totalOf(counts), 'more finding')} of <code>${escaped(rule)}</code>: <code>--max-findings 0</code> shows all.</p>\n`,
      );
    parts.push('</section>\n');
    return parts;
  }

  async end(summary: Summary): Promise<string> {
    return `${this.head()}${await this.pictures()}${totals(summary)}</main>\n</body>\n</html>\n`;
  }

  /** The beginning of the page; empty once it was written. */
  private head(): string {
    if (this.hasBegun) return '';
    this.hasBegun = true;
    return HEAD;
  }

  /** Keeps the quests with findings: they are drawn at the end. */
  private keepGraph({ path, findings, shownBytes }: FileReport): void {
    if (this.graphs.length >= MAX_PICTURES) return;
    const found = graphOfFindings(shownBytes, findings);
    if (found !== undefined) this.graphs.push({ path, found });
  }

  private async pictures(): Promise<string> {
    const { layOut, graphs } = this;
    if (graphs.length === 0) return '';
    if (layOut === undefined)
      return '<section>\n<h2>Quests with findings</h2>\n<p>There are no pictures, because the package elkjs is not installed: run <code>npm install elkjs</code>.</p>\n</section>\n';
    let text = '';
    for (const { path, found } of graphs) {
      const title = `Quests of ${path}`;
      text += `<section>\n<h2>${escaped(title)}</h2>\n<div class="picture" tabindex="0" role="region" aria-label="${escaped(title)}">`;
      text += `${await pictureOf(found, title, layOut)}</div>\n${leftOut(found)}</section>\n`;
    }
    return text;
  }
}

async function pictureOf({ graph }: GraphOfFindings, title: string, layOut: LayOut): Promise<string> {
  try {
    return svg(await drawn(graph, layOut), title).join('');
  } catch (error) {
    if (!(error instanceof TooLargeToDrawError)) throw error;
    return `<p>${escaped(error.message)}: <code>roomlint graph --focus QUEST</code> draws a part.</p>`;
  }
}

function leftOut({ graph, more }: GraphOfFindings): string {
  const quests = graph.leftOut.quests + more;
  if (quests === 0) return '';
  return `<p>${counted(quests, 'more quest')} left out: <code>roomlint graph --focus QUEST</code> draws more.</p>\n`;
}

/** What was found in all files. The style puts it first: it is known last. */
function totals(summary: Summary): string {
  const { fixable, earlier = 0, passedOver } = summary;
  const checked = countedFiles(summary);
  const found = countedFindings(summary) || 'No findings';
  const lines = [checked === undefined ? 'Nothing was checked.' : `${found} in ${checked}.`];
  if (fixable > 0) lines.push(`${fixable} fixable with <code>roomlint --fix</code>.`);
  if (earlier > 0) lines.push(`${counted(earlier, 'earlier finding is', 'earlier findings are')} not shown.`);
  if (passedOver.length > 0)
    lines.push(
      `${counted(passedOver.length, 'file holds', 'files hold')} no snapshot and ${passedOver.length === 1 ? 'was' : 'were'} passed over.`,
    );
  return `<section class="totals">\n<h1>roomlint</h1>\n${lines.map((line) => `<p>${line}</p>\n`).join('')}</section>\n`;
}

function findingItem(finding: Finding, bytes: Uint8Array): string {
  const { level, message, rule, start, related, fix, notFixed } = finding;
  let text = `<li class="${level}"><p><span class="level">${level}</span> <span class="place">${start.line}:${start.column}</span> ${escaped(message)} <code>${escaped(rule)}</code></p>\n`;
  text += frame(finding, bytes);
  const notes = related.map(
    (other) =>
      `<span class="place">${other.start.line}:${other.start.column}</span> ${escaped(other.message)}`,
  );
  if (fix !== undefined)
    notes.push(`${fix.safety === 'safe' ? 'Fix' : 'Fix (unsafe)'}: ${escaped(fix.description)}`);
  if (notFixed !== undefined) notes.push(`Not fixed: ${escaped(notFixed)}`);
  if (notes.length > 0) text += `<ul>\n${notes.map((note) => `<li>${note}</li>\n`).join('')}</ul>\n`;
  return `${text}</li>\n`;
}

/** The line of a finding with its bytes underlined, and where they are. */
function frame(finding: Finding, bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  const { code, marks } = codeFrame(bytes, finding, FRAME_COLUMNS);
  const pointers = finding.briefPointers ?? [finding.pointer, ...finding.embedded].map(briefPointer);
  const subject = finding.subject === undefined ? '' : `, ${escaped(finding.subject)}`;
  const isRoot = pointers.length === 1 && pointers[0] === '';
  const places = pointers.map((pointer) => `<code>${escaped(pointer)}</code>`).reverse();
  const where = isRoot ? '' : `<p class="where">at ${places.join(', in the string at ')}${subject}</p>\n`;
  return `<pre tabindex="0">${escaped(code)}\n<span class="marks">${escaped(marks)}</span></pre>\n${where}`;
}

const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--panel:#f6f8fa;--error:#b3161f;--warning:#7a4d00;--info:#0a4fb0}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#e6edf3;--soft:#a3adb8;--line:#3d444d;--panel:#161b22;--error:#ff8a82;--warning:#e0b050;--info:#7cb8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main{display:flex;flex-direction:column;max-width:70rem;margin:0 auto;padding:1rem}
.totals{order:-1}
h1{font-size:1.3rem;margin:0}
h2{font-size:1.05rem;margin:1.5rem 0 .5rem;border-bottom:1px solid var(--line)}
p{margin:.25rem 0}
ol.findings,ul{list-style:none;margin:0;padding:0}
ol.findings>li{border-left:4px solid var(--line);padding:.25rem 0 .25rem .75rem;margin:.75rem 0}
li.error{border-color:var(--error)!important}
li.warning{border-color:var(--warning)!important}
li.info{border-color:var(--info)!important}
.level{font-weight:600}
.error .level,.error .marks,.unchecked{color:var(--error)}
.warning .level,.warning .marks{color:var(--warning)}
.info .level,.info .marks{color:var(--info)}
.place,.where{color:var(--soft)}
code,pre{font:13px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--panel);margin:.4rem 0;padding:.5rem;overflow-x:auto;overflow-wrap:normal}
.picture{overflow:auto;max-height:80vh;border:1px solid var(--line)}
:focus-visible{outline:3px solid var(--info);outline-offset:1px}
`;

/** Neither a script nor anything from outside can run or load. */
const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>roomlint report</title>
<style>${STYLE}</style>
</head>
<body>
<main>
`;
