import { JsonEditor } from '../../../src/json/edit/json-editor.js';

/** A text after changes by an editor. */
export function edit(text: string, change: (editor: JsonEditor) => void): string {
  const editor = new JsonEditor(new TextEncoder().encode(text));
  change(editor);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(editor.result());
}
