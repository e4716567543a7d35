import{isTerminal}from"./chunk-OKQKJOG6.js";import{nearest}from"./chunk-FMW4FYWV.js";var COMMAND_NAMES=["check","roundtrip","explain","rules","schema"];var ELSEWHERE={lint:"check",validate:"check",verify:"check",test:"check",fix:"check --fix",repair:"\
check --fix",format:"check --fix",diff:"roundtrip",compare:"roundtrip",list:"rules",version:"--version"};function mistypedCommand(word){const meant=Object.hasOwn(
ELSEWHERE,word)?ELSEWHERE[word]:nearest(word,COMMAND_NAMES);return meant===void 0?void 0:`roomlint ${meant}`}var EXIT={clean:0,findings:1,error:2,crash:3};var TELLING_EXITS={
clean:"it was told",error:"there is no such thing, or the command was called in another way than its usage says"};import{styleText}from"node:util";function hasColors(stream,env=process.env){const{FORCE_COLOR,NO_COLOR,TERM}=env;if(FORCE_COLOR!==void 0)return FORCE_COLOR!=="0"&&FORCE_COLOR!=="false";if(NO_COLOR!==
void 0&&NO_COLOR!=="")return false;return TERM!=="dumb"&&isTerminal(stream)}function painter(colored){return colored?(style,text)=>styleText(style==="dim"?"dim":
style,text):(_style,text)=>text}export{COMMAND_NAMES,mistypedCommand,EXIT,TELLING_EXITS,hasColors,painter};
