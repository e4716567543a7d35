function numberFault(text){const{significant,integerDigits}=decimalOf(text);if(significant==="")return void 0;const value=Math.abs(Number(text));if(!Number.isFinite(
value))return"overflow";if(value===0)return"underflow";const isWhole=integerDigits>=significant.length;if(isWhole&&integerDigits>15){const exact=BigInt(significant)*
10n**BigInt(integerDigits-significant.length);if(exact!==BigInt(value)&&(!/[eE]/.test(text)||!isSpellingOf(text,value)))return"inexact-integer"}return significant.
length>17?"too-many-digits":void 0}function isSpellingOf(text,value){const before=decimalOf(text);const after=decimalOf(String(value));return before.significant===
after.significant&&before.integerDigits===after.integerDigits}function decimalOf(text){const[mantissa="",exponent="0"]=text.toLowerCase().split("e");const[whole="",
fraction=""]=mantissa.replace("-","").split(".");const written=whole+fraction;const digits=written.replace(/^0+/,"");return{significant:withoutTrailingZeros(digits),
integerDigits:whole.length-(written.length-digits.length)+Number(exponent)}}function withoutTrailingZeros(digits){let end=digits.length;while(end>0&&digits.charCodeAt(
end-1)===48)end--;return digits.slice(0,end)}function numberMayChange(bytes,start,end){if(end-start>40)return true;let at=start;let digits=0;let wholeDigits=0;let fraction=false;
for(;at<end&&bytes[at]!==46&&(bytes[at]|32)!==101;at++){if(digits>0||bytes[at]!==48)digits++;wholeDigits=digits}if(bytes[at]===46){for(at++;at<end&&(bytes[at]|32)!==
101;at++){if(bytes[at]!==48)fraction=true;if(digits>0||bytes[at]!==48)digits++}}if(digits>17)return true;if(at>=end)return wholeDigits>15&&!fraction;const negative=bytes[at+
1]===45;let exponent=0;for(at++;at<end;at++){const byte=bytes[at];if(byte>=48)exponent=exponent*10+(byte-48)}if(exponent>280)return true;return negative?wholeDigits>
15:digits>15}var ARRAY=-1;var FEW=24;var KeyNotes=class{seemEqual=false;escaped=false;deepest=0;inObject=false;hashes=[];top=0;bases=[];depth=0;base=ARRAY;sets=[];open(isObject){
this.base=isObject?this.top:ARRAY;this.bases[this.depth]=this.base;this.sets[this.depth]=void 0;this.depth++;if(this.depth>this.deepest)this.deepest=this.depth;
this.inObject=isObject}close(){if(this.depth===0)return;if(this.base!==ARRAY)this.top=this.base;this.depth--;this.base=this.depth===0?ARRAY:this.bases[this.depth-
1];this.inObject=this.base!==ARRAY}restart(){this.depth=0;this.top=0;this.base=ARRAY;this.inObject=false}add(low,high){if(this.seemEqual)return;const hash=(low>>>
0)*2097152+(high>>>11);const set=this.sets[this.depth-1];if(set!==void 0){const{size}=set;if(set.add(hash).size===size)this.seemEqual=true;return}for(let index=this.
base;index<this.top;index++){if(this.hashes[index]===hash){this.seemEqual=true;return}}this.hashes[this.top++]=hash;if(this.top-this.base>FEW)this.sets[this.depth-
1]=new Set(this.hashes.slice(this.base,this.top))}};var QUOTE=34;function mayBelongToSecret(bytes,at){const high=bytes[at];const low=bytes[at+1]|32;if(high===50)return low===100;if(high===51)return low<97||low===
102;return high>=52}function isSecretKey(bytes,start,end){switch(end-start){case 9:return matchesIgnoringCase(bytes,start,end,"x-api-key");case 12:return matchesIgnoringCase(
bytes,start,end,"x-access-key");case 15:return matchesIgnoringCase(bytes,start,end,"signeduploadurl");default:return false}}function mayBeginSecret(bytes,at,end){
switch(bytes[at]){case 45:return matchesIgnoringCase(bytes,at+1,end,"key");case 65:return(bytes[at+1]===75||bytes[at+1]===83)&&matchesIgnoringCase(bytes,at+2,end,
"ia");default:return matchesIgnoringCase(bytes,at+1,end,"ploadurl")}}function matchesIgnoringCase(bytes,at,end,lower){if(at+lower.length>end)return false;for(let index=0;index<
lower.length;index++){if((bytes[at+index]|32)!==lower.charCodeAt(index))return false}return true}function endOfPlainQuery(bytes,from,end){let at=from;for(;at<end;at++){
const byte=bytes[at];if(byte<=32||byte===QUOTE)return at;if((byte|32)===117&&matchesIgnoringCase(bytes,at+1,end,"pload"))return-at;if((byte|32)!==115)continue;if(matchesIgnoringCase(
bytes,at+1,end,"ig"))return-at;if(matchesIgnoringCase(bytes,at+1,end,"ecurity-"))return-at}return at}var QUOTE2=34;var BACKSLASH=92;var COLON=58;var COMMA=44;var MINUS=45;var PIECE=1<<14;var inString=new Uint8Array(256);inString[QUOTE2]=1;inString[BACKSLASH]=2;
for(const char of"?-AU")inString[char.charCodeAt(0)]=3;function prescan(bytes,start=0,end=bytes.length){return new Prescanner(bytes,end).run(start)}var Level=class{deepest=0;members=0;numbersToCheck=false;surrogatesToCheck=false;unsure=false;keys=new KeyNotes;get result(){
const{deepest,members,numbersToCheck,surrogatesToCheck,keys}=this;const{escaped:escapedKeys}=keys;const keysToCheck=keys.seemEqual||this.unsure;return{depth:deepest,
members,keysToCheck,escapedKeys,numbersToCheck,surrogatesToCheck}}};var Prescanner=class{constructor(bytes,end){this.bytes=bytes;this.end=end}bytes;end;surface=new Level;inside=new Level;secretHints=false;queryEnd=0;keyComes=false;run(start){
const{end,surface,inside}=this;for(let at=start;at<end;)at=this.piece(at,Math.min(end,at+PIECE));surface.deepest=surface.keys.deepest;inside.deepest=inside.keys.
deepest;return{surface:surface.result,inside:inside.result,secretHints:this.secretHints}}piece(from,limit){const{bytes,surface}=this;const{keys}=surface;let{keyComes}=this;
let at=from;while(at<limit){const byte=bytes[at++];if(byte===32){while(at<limit&&bytes[at]===32)at++}else if(byte===QUOTE2){if(keyComes){at=this.key(at)}else{const first=at<
this.end?bytes[at]:0;if(first===123||first===91)at=this.embedded(at);else at=first<=32||first===BACKSLASH?this.afterSpace(at):this.string(at)}}else if(byte===COMMA){
keyComes=keys.inObject}else if(byte<=57){if(byte>=48)at=this.number(at,surface)}else if(byte===COLON){surface.members++;keyComes=false}else if(byte===123){keys.
open(true);keyComes=true}else if(byte===91){keys.open(false);keyComes=false}else if(byte===125||byte===93){keys.close()}}this.keyComes=keyComes;return at}key(from){
const{bytes,end}=this;let low=0;let high=0;let at=from;while(at<end){const byte=bytes[at++];if(byte===QUOTE2){this.surface.keys.add(low,high);if(!this.secretHints)
this.secretHints=isSecretKey(bytes,from,at-1);return at}if(byte===BACKSLASH){this.surface.keys.escaped=true;return this.string(from)}low=Math.imul(low^byte,16777619);
high=(high<<5)-high+low|0}return at}afterSpace(from){const{bytes,end}=this;let at=from;while(at<end){const byte=bytes[at];if(byte===123||byte===91)return this.embedded(
at);if(byte===32){at++}else if(byte===BACKSLASH){const next=bytes[at+1];if(next===117&&isAscii(bytes,at+2))this.inside.unsure=true;if(next!==110&&next!==114&&next!==
116)break;at+=2}else{break}}return this.string(from)}string(from){const{bytes,end}=this;let at=from;while(at<end){const byte=bytes[at++];const what=inString[byte];
if(what===0)continue;if(what===1)return at;if(what===2){const next=bytes[at++];if(next===117||next===BACKSLASH)at=this.escapeRun(at-2)}else if(!this.secretHints){
this.seekSecret(at-1)}}return at}embedded(from){const{bytes,end,inside}=this;const{keys}=inside;let keyComes=false;let at=from;keys.restart();while(at<end){const byte=bytes[at++];
if(byte<=32)continue;if(byte===BACKSLASH){if(bytes[at]===QUOTE2){at=keyComes?this.embeddedKey(at+1):this.embeddedString(at+1);if(at<0)return-at}else{if(bytes[at]===
117)this.unicodeEscape(at,1,true);at++}}else if(byte===QUOTE2){return at}else if(byte===COMMA){keyComes=keys.inObject}else if(byte<=57){if(byte>=48)at=this.number(
at,inside);else if(byte===MINUS&&!this.secretHints)this.seekSecret(at-1)}else if(byte===COLON){inside.members++;keyComes=false}else if(byte===123){keys.open(true);
keyComes=true}else if(byte===91){keys.open(false);keyComes=false}else if(byte===125||byte===93){keys.close()}else if(inString[byte]===3&&!this.secretHints){this.
seekSecret(at-1)}}return at}embeddedKey(from){const{bytes,end}=this;let low=0;let high=0;let at=from;while(at<end){const byte=bytes[at++];if(byte===BACKSLASH){if(bytes[at]===
QUOTE2){this.inside.keys.add(low,high);if(!this.secretHints)this.secretHints=isSecretKey(bytes,from,at-1);return at+1}this.inside.keys.escaped=true;return this.
embeddedString(from)}if(byte===QUOTE2)return-at;if(inString[byte]===3&&!this.secretHints)this.seekSecret(at-1);low=Math.imul(low^byte,16777619);high=(high<<5)-high+
low|0}return at}embeddedString(from){const{bytes,end}=this;let at=from;while(at<end){const byte=bytes[at++];const what=inString[byte];if(what===0)continue;if(what===
1)return-at;if(what===3){if(!this.secretHints)this.seekSecret(at-1);continue}if(bytes[at]===QUOTE2)return at+1;const first=at-1;while(at<end&&bytes[at]===BACKSLASH)
at++;const backslashes=at-first;const next=bytes[at];if(next===QUOTE2){if(backslashes%2===0)return-(at+1);at++;if((backslashes-1)/2%2===0)return at}else if(next===
117){this.unicodeEscape(at,backslashes,true)}}return at}escapeRun(from){const{bytes,end}=this;let at=from;while(at<end&&bytes[at]===BACKSLASH)at++;const backslashes=at-
from;if(bytes[at]===117)this.unicodeEscape(at,backslashes,false);return backslashes%2===1?at+1:at}unicodeEscape(u,backslashes,insideText){const{bytes}=this;if(isAscii(
bytes,u+1)){if(insideText&&backslashes%2===1)this.inside.unsure=true;if(!this.secretHints)this.secretHints=mayBelongToSecret(bytes,u+3)}else if((bytes[u+1]|32)===
100){this.surrogate(u,backslashes)}}surrogate(u,backslashes){const{bytes}=this;const kind=bytes[u+2];const isHigh=kind===56||kind===57||(kind|32)===97||(kind|32)===
98;const isLow=kind>66&&!isHigh&&kind<=102;const onSurface=backslashes%2===1;const between=onSurface?1:backslashes;if(isHigh&&this.isEscape(u+5,between,99,102))
return;if(isLow&&backslashes===between){const before=u-5-2*between;if(this.isEscape(before,between,56,98)&&this.beginsRun(before,onSurface))return}if(!isHigh&&!isLow)
return;const level=onSurface?this.surface:this.inside;level.surrogatesToCheck=true}beginsRun(at,onSurface){const{bytes}=this;let first=at;while(bytes[first-1]===
BACKSLASH)first--;return onSurface?(at-first)%2===0:first===at}isEscape(at,backslashes,from,to){const{bytes}=this;for(let index=at;index<at+backslashes;index++)
if(bytes[index]!==BACKSLASH)return false;if(bytes[at+backslashes]!==117)return false;if((bytes[at+backslashes+1]|32)!==100)return false;const kind=bytes[at+backslashes+
2]|32;return kind>=from&&kind<=to}number(from,level){const{bytes,end}=this;let at=from;let exponent=false;while(at<end){const next=bytes[at];if(next>57){if((next|
32)!==101)break;exponent=true}else if(next<48&&next!==46&&next!==43&&next!==45)break;at++}if((exponent||at-from>14)&&!level.numbersToCheck)level.numbersToCheck=
numberMayChange(bytes,from-1,at);return at}seekSecret(at){const{bytes,end}=this;if(bytes[at]!==63){this.secretHints=mayBeginSecret(bytes,at,end)}else if(at>=this.
queryEnd){const found=endOfPlainQuery(bytes,at+1,end);this.queryEnd=Math.abs(found);this.secretHints=found<0}}};function isAscii(bytes,at){if(bytes[at]!==48||bytes[at+
1]!==48)return false;const high=bytes[at+2];return high>=48&&high<=55}export{numberFault,prescan};
