/* All commands but `check`, in one piece: what is loaded together is joined into few files, each of which takes time to load. */
export { explain } from './explain.js';
export { roundtrip } from './roundtrip.js';
export { rules } from './rules.js';
export { schema } from './schema.js';
