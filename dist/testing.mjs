import exported from './testing.js';
export const {
  BlockError,
  acceptPage,
  checkPage,
} = exported;
