/** The option `version`, shared by the rules about UUIDs. */
export const CHOOSES_UUID_VERSION = {
  options: {
    version: {
      type: 'choice',
      default: '4',
      choices: ['4', 'any'],
      description: 'Which UUIDs are accepted: version 4 only, or any UUID.',
    },
  },
  lenient: { options: { version: 'any' } },
} as const;
