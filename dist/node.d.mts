export * from './/node.js';
