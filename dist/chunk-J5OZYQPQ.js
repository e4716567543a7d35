import{asciiText,span}from"./chunk-5ADMPDGK.js";function byteOrderMarkLength(bytes){return bytes[0]===239&&bytes[1]===187&&bytes[2]===191?3:0}function otherEncoding(bytes){const[a,b,c,d]=bytes;const whole=encoding=>({
kind:"other-encoding",encoding,span:span(0,Math.min(bytes.length,encoding==="UTF-16"?2:4))});if(a===255&&b===254&&c===0&&d===0||a===0&&b===0&&c===254&&d===255)return whole(
"UTF-32");if(a===255&&b===254||a===254&&b===255)return whole("UTF-16");if(bytes.length<2)return void 0;if(a===0&&b===0&&c===0&&d)return whole("UTF-32");if(a&&b===
0&&c===0&&d===0)return whole("UTF-32");if(a===0&&b||a&&b===0)return whole("UTF-16");return void 0}function decodeUtf8(bytes){try{return new TextDecoder("utf-8",
{fatal:true,ignoreBOM:true}).decode(bytes)}catch{return void 0}}function findInvalidUtf8(bytes,limit=20){const faults=[];let at=0;while(at<bytes.length&&faults.
length<limit){const length=characterLength(bytes,at);if(length>0){at+=length;continue}const start=at;while(at<bytes.length&&characterLength(bytes,at)===0)at++;faults.
push({kind:"not-utf8",span:span(start,at)})}return faults}function characterLength(bytes,at){const first=bytes[at];if(first<128)return 1;if(first<194||first>244)
return 0;const second=bytes[at+1]??0;if(first<224)return isContinuation(second)?2:0;const[lowest,highest]=secondByteRange(first);if(second<lowest||second>highest||
!isContinuation(bytes[at+2]??0))return 0;if(first<240)return 3;return isContinuation(bytes[at+3]??0)?4:0}function secondByteRange(first){if(first===224)return[160,
191];if(first===237)return[128,159];if(first===240)return[144,191];if(first===244)return[128,143];return[128,191]}function isContinuation(byte){return(byte&192)===
128}var LF=10;var CR=13;function positions(bytes,sorted){const found=new Map;let at=byteOrderMarkLength(bytes);let line=1;let column=1;for(const offset of sorted){while(at<
offset){const byte=bytes[at];if(byte===LF||byte===CR&&bytes[at+1]!==LF){line++;column=1;at++}else if(byte<128){column++;at++}else{const length=characterLength(bytes,
at);if(length>0&&at+length>offset)break;column+=length===4?2:1;at+=length||1}}found.set(offset,{offset,line,column})}return found}function stringText(bytes,start,end){for(let at=start+1;at<end-1;at++){const byte=bytes[at];if(byte===92||byte>=128){return JSON.parse(new TextDecoder().decode(
bytes.subarray(start,end)))}}return asciiText(bytes,start+1,end-1)}export{byteOrderMarkLength,otherEncoding,decodeUtf8,findInvalidUtf8,characterLength,stringText,positions};
