import{printable}from"./chunk-UEA4PZUM.js";var JUnitReporter=class{suites=0;*file({path,findings,error}){if(this.suites++===0)yield HEAD;const failures=findings.filter(({level})=>level==="error").length;
const errors=error===void 0?0:1;const tests=Math.max(1,findings.length+errors);yield`  <testsuite name="${attribute(path)}" tests="${tests}" failures="${failures}\
" errors="${errors}" skipped="0" time="0">
`;for(const finding of findings)yield testCase(path,finding);if(error!==void 0)yield`    <testcase name="check" classname="${attribute(path)}">
      <error message="${attribute(error)}"/>
    </testcase>
`;else if(findings.length===0)yield`    <testcase name="no findings" classname="${attribute(path)}"/>
`;yield"  </testsuite>\n"}end(_summary){return`${this.suites===0?HEAD:""}</testsuites>
`}};var HEAD='<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="roomlint">\n';function testCase(path,{rule,level,message,start}){const place=`${path}:${start.
line}:${start.column}`;const open=`    <testcase name="${attribute(`${rule} at line ${start.line}, column ${start.column}`)}" classname="${attribute(path)}"`;if(level===
"error"){const failure=`<failure message="${attribute(message)}" type="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>`;return`${open}>
      ${failure}
    </testcase>
`}return`${open}>
      <system-out>${attribute(`${place} ${level} ${message}`)}</system-out>
    </testcase>
`}function attribute(text){return printable(text).replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;").replaceAll("##[",
"##&#91;").replaceAll(/[\ufffe\uffff]/g,"\uFFFD")}export{JUnitReporter};
