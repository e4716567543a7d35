export * from './/testing.js';
