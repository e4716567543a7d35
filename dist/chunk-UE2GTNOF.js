var LEVELS=["error","warning","info"];function isRuleLevel(text){return text==="off"||LEVELS.includes(text)}export{LEVELS,isRuleLevel};
