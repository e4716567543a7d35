/* The part of the library that reads files, for Node: configs, baselines and plugins, as the command does. */
export type { ExplainedSetting } from './verdict/lint/rule-settings.js';
export { CommandError } from './world/files/command-error.js';
export {
  type CheckedFile,
  checkFile,
  type FileOptions,
  loadConfig,
} from './world/workspace/check-file.js';
export type { LoadedConfig } from './world/workspace/file-settings.js';
