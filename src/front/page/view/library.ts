/** The library as it is published, served beside the scripts of the page. */
export type Library = typeof import('../../../../dist/index.js');

const LIBRARY: string = './roomlint.js';

export const library: Promise<Library> = import(LIBRARY);
