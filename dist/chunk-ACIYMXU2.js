import{printable}from"./chunk-UEA4PZUM.js";var LONGEST=160;function shownPointer(pointer){if(pointer.length<=LONGEST)return printable(pointer);return`${printable(pointer.slice(0,LONGEST/2))}\u2026${printable(
pointer.slice(-LONGEST/2))}`}export{shownPointer};
