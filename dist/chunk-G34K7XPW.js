function counted(number,one,many=`${one}s`){return`${number} ${number===1?one:many}`}export{counted};
