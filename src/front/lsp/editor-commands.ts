/* What the server and the extension for VS Code have in common. */

/** The scheme of strings that are documents of their own. */
export const LOGIC_SCHEME = 'roomlint-logic';
/** Opens a string as a document: its argument is a list of the URI of the file and pointers. */
export const EDIT_LOGIC = 'roomlint.editLogic';
/** Writes such a document back: its arguments are its URI and, unless it is open, its text. */
export const SAVE_LOGIC = 'roomlint.saveLogic';
