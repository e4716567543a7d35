function formatPointer(steps){let pointer="";for(const step of steps){pointer+=`/${typeof step==="number"?step:step.replaceAll("~","~0").replaceAll("/","~1")}`}
return pointer}function parsePointer(pointer){if(pointer==="")return[];if(!pointer.startsWith("/"))throw new RangeError(`a JSON Pointer is empty or begins with \
"/": ${pointer}`);if(/~(?![01])/.test(pointer))throw new RangeError(`"~" is written "~0" in a JSON Pointer: ${pointer}`);return pointer.slice(1).split("/").map(
token=>token.replaceAll("~1","/").replaceAll("~0","~"))}export{formatPointer,parsePointer};
