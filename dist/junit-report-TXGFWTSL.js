import{printable}from"./chunk-TZRXOUBQ.js";var JUnitReporter=class{suites=[];tests=0;failures=0;failed=0;file({path,findings,error}){const cases=findings.map(finding=>testCase(path,finding));if(error!==void 0)
cases.push(`    <testcase name="check" classname="${attribute(path)}">
      <error message="${attribute(error)}"/>
    </testcase>
`);if(cases.length===0)cases.push(`    <testcase name="no findings" classname="${attribute(path)}"/>
`);const failures=findings.filter(({level})=>level==="error").length;const errors=error===void 0?0:1;this.tests+=cases.length;this.failures+=failures;this.failed+=
errors;this.suites.push(`  <testsuite name="${attribute(path)}" tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="0" time="0">
${cases.join("")}  </testsuite>
`);return[]}end(_summary){const head=`<testsuites name="roomlint" tests="${this.tests}" failures="${this.failures}" errors="${this.failed}" time="0">`;return`<?\
xml version="1.0" encoding="UTF-8"?>
${head}
${this.suites.join("")}</testsuites>
`}};function testCase(path,{rule,level,message,start}){const place=`${path}:${start.line}:${start.column}`;const open=`    <testcase name="${attribute(`${rule} \
at line ${start.line}, column ${start.column}`)}" classname="${attribute(path)}"`;if(level==="error"){const failure=`<failure message="${attribute(message)}" ty\
pe="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>`;return`${open}>
      ${failure}
    </testcase>
`}return`${open}>
      <system-out>${attribute(`${place} ${level} ${message}`)}</system-out>
    </testcase>
`}function attribute(text){return printable(text).replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;").replaceAll(/[\ufffe\uffff]/g,
"\uFFFD")}export{JUnitReporter};
