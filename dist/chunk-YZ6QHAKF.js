import{isTerminal}from"./chunk-2GYK7IXN.js";import{styleText}from"node:util";function hasColors(stream,env=process.env){const{FORCE_COLOR,NO_COLOR,TERM}=env;if(FORCE_COLOR!==void 0)return FORCE_COLOR!=="0"&&FORCE_COLOR!=="false";if(NO_COLOR!==
void 0&&NO_COLOR!=="")return false;return TERM!=="dumb"&&isTerminal(stream)}function painter(colored){return colored?(style,text)=>styleText(style==="dim"?"dim":
style,text):(_style,text)=>text}export{hasColors,painter};
