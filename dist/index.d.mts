export * from './/index.js';
