/* The reports that a run is rarely asked for, in one piece: what is loaded together is joined into few files, each of which takes time to load. */
export { GitLabReporter } from './gitlab-report.js';
export { JUnitReporter } from './junit-report.js';
export { MarkdownReporter } from './markdown-report.js';
export { RdjsonReporter } from './rdjson-report.js';
export { SarifReporter } from './sarif-report.js';
