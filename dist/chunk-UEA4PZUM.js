function isObject(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function member(object,key){return Object.hasOwn(object,key)?object[key]:
void 0}function jsonType(value){if(value===null)return"null";if(Array.isArray(value))return"array";return typeof value}function isJson(text){try{JSON.parse(text);
return true}catch{return false}}var LONGEST=60;function quoteValue(value){const closing=typeof value==="string"?'"':"";let shown="";for(const piece of pieces(value)){if(shown.length+piece.length>
LONGEST&&piece!==closing)return`${shown}\u2026${closing}`;shown+=piece}return shown}function*pieces(value){if(typeof value==="string"){yield*quoted(value)}else if(Array.
isArray(value)){yield"[";for(let index=0;index<value.length;index++){if(index>0)yield",";yield*pieces(value[index]??null)}yield"]"}else if(isObject(value)){yield"\
{";let separator="";for(const key in value){if(!Object.hasOwn(value,key))continue;yield separator;yield*quoted(key);yield":";yield*pieces(value[key]??null);separator=
","}yield"}"}else{yield Object.is(value,-0)?"-0":String(value)}}function*quoted(text){yield'"';for(const character of text){yield character==='"'||character==="\
\\"?`\\${character}`:visible(character)}yield'"'}var INVISIBLE=/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;function visible(character){
if(!INVISIBLE.test(character))return character;const short=JSON.stringify(character).slice(1,-1);return short===character?`\\u${character.charCodeAt(0).toString(
16).padStart(4,"0")}`:short}function printable(text,kept=""){if(!INVISIBLE.test(text))return text;let shown="";for(const character of text)shown+=kept.includes(
character)?character:visible(character);return shown}export{isObject,member,jsonType,isJson,quoteValue,visible,printable};
