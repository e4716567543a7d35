function counted(number,one,many=`${one}s`){return`${number} ${number===1?one:many}`}function countedFiles(files,unchecked){if(files===unchecked)return void 0;const failed=unchecked===
0?"":` (${counted(unchecked,"path")} could not be checked)`;return counted(files-unchecked,"file")+failed}export{counted,countedFiles};
