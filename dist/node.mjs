import exported from './node.js';
export const {
  CommandError,
  checkFile,
  loadConfig,
} = exported;
