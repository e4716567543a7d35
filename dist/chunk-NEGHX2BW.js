import{depth_default,parsePointer,size_default}from"./chunk-J4G2DIEL.js";var MOST_BYTES=5e8;function limitsOf(rules){const option=(id,name)=>{const value=rules.find(({rule})=>rule.id===id)?.options[name];return typeof value==="number"?
value:void 0};return{maxBytes:Math.min(option(size_default.id,"maxBytes")??MOST_BYTES,MOST_BYTES),maxDepth:Math.min(option(depth_default.id,"max")??SAFE_DEPTH,SAFE_DEPTH)}}
var SAFE_DEPTH=1e3;var INTO_STRING=/#(?=[/#]|$)/;var ANY_STEPS="**";var ANY_TEXT="*";function placeMatcher(glob){const parts=glob.split(INTO_STRING).map(parsePointer);const coversInside=parts.
at(-1)?.at(-1)===ANY_STEPS;return(pointer,embedded)=>{const deeper=embedded.length+1-parts.length;if(deeper<0||deeper>0&&!coversInside)return false;return parts.
every((part,index)=>{const steps=parsePointer(index===0?pointer:embedded[index-1]??"");return matchesInTurn(part,steps,ANY_STEPS,matchesStep)})}}function placeGlobFault(glob){
for(const part of glob.split(INTO_STRING)){if(part!==""&&!part.startsWith("/"))return`${JSON.stringify(glob)} is no pointer glob: begin it with "/", such as "/l\
ogic/*#/Tasks/*"`;if(/~(?![01])/.test(part))return`${JSON.stringify(glob)} is no pointer glob: write "~" in a key as "~0", and "/" as "~1"`}return void 0}function matchesStep(wanted,step){
if(!wanted.includes(ANY_TEXT))return wanted===step;return wanted===ANY_TEXT||matchesInTurn([...wanted],[...step],ANY_TEXT,(a,b)=>a===b)}function matchesInTurn(pattern,items,many,matchesOne){
let at=0;let retryAt=-1;let retryFrom=0;for(let index=0;index<items.length;){const wanted=pattern[at];if(wanted===many){retryAt=++at;retryFrom=index}else if(wanted!==
void 0&&matchesOne(wanted,items[index]??"")){at++;index++}else if(retryAt>=0){at=retryAt;index=++retryFrom}else{return false}}return pattern.slice(at).every(rest=>rest===
many)}export{limitsOf,placeMatcher,placeGlobFault};
