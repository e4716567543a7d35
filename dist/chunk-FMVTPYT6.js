import{depth_default,size_default}from"./chunk-HSO7PULM.js";var MOST_BYTES=5e8;function limitsOf(rules){const option=(id,name)=>{const value=rules.find(({rule})=>rule.id===id)?.options[name];return typeof value==="number"?
value:void 0};return{maxBytes:Math.min(option(size_default.id,"maxBytes")??MOST_BYTES,MOST_BYTES),maxDepth:Math.min(option(depth_default.id,"max")??SAFE_DEPTH,SAFE_DEPTH)}}
var SAFE_DEPTH=1e3;export{limitsOf};
