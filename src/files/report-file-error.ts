/** A report cannot be written. The message says which one and why. */
export class ReportFileError extends Error {}
