import{isTerminal}from"./chunk-JS3KZJFK.js";import{survey}from"./chunk-2WPEU7UQ.js";import{availableParallelism}from"node:os";import{MessageChannel,receiveMessageOnPort,Worker}from"node:worker_threads";var WORTH_A_THREAD=8e6;var PATIENCE=3e3;var surveyedBuffer=size=>size<WORTH_A_THREAD||availableParallelism()<2?unsurveyedBuffer(size):surveyedAside(size);var unsurveyedBuffer=size=>surveyedHere(
Buffer.allocUnsafeSlow(size));function surveyedHere(bytes){let length=bytes.length;return{bytes,bytesAreThere:filled=>{length=filled},surveyed:()=>survey(bytes,
0,length)}}function surveyedAside(size){const bytes=Buffer.from(new SharedArrayBuffer(size));const here=surveyedHere(bytes);const progress=new Int32Array(new SharedArrayBuffer(
8));const{port1:answer,port2:port}=new MessageChannel;const order={bytes,progress,port};try{const worker=new Worker(new URL("./survey-worker.js",import.meta.url),
{workerData:order,transferList:[port]});worker.on("error",()=>{});worker.unref()}catch{return here}return{bytes,bytesAreThere:filled=>{here.bytesAreThere(filled);
Atomics.store(progress,0,filled===size?1:2);Atomics.notify(progress,0)},surveyed:()=>{const whole=Atomics.load(progress,0)===1;if(whole&&Atomics.wait(progress,1,
0,PATIENCE)!=="timed-out"){const message=receiveMessageOnPort(answer)?.message;if(message!==void 0)return message}return here.surveyed()}}}import{closeSync,fstatSync,openSync,readSync}from"node:fs";var PIECE=1<<20;var FIRST_PIECE=1<<16;function readSnapshotFile(path,maxBytes,bufferFor=surveyedBuffer){let file;try{file=openSync(path,"r")}catch(error){return{
kind:"error",message:whyNot(error)}}try{return readOpenFile(file,maxBytes,bufferFor)}catch(error){return{kind:"error",message:whyNot(error)}}finally{closeSync(file)}}
function readStandardInput(maxBytes,bufferFor=surveyedBuffer){try{return readOpenFile(0,maxBytes,bufferFor)}catch(error){return{kind:"error",message:whyNot(error)}}}
function readOpenFile(file,maxBytes,bufferFor){const stats=fstatSync(file);if(stats.isDirectory())return{kind:"error",message:"this is a folder, not a file"};if(!stats.
isFile())return readStream(file,maxBytes,bufferFor);if(stats.size>maxBytes)return{kind:"too-large",size:stats.size};return readWhole(file,stats.size,maxBytes,bufferFor)}
function readWhole(file,size,maxBytes,bufferFor){const buffer=bufferFor(size);let length=0;try{while(length<size){const count=readSync(file,buffer.bytes,length,
size-length,null);if(count===0)break;length+=count}}finally{buffer.bytesAreThere(length)}if(length<size)return{kind:"bytes",bytes:buffer.bytes.subarray(0,length),
surveyed:buffer.surveyed};const rest=readStream(file,maxBytes-length,bufferFor);if(rest.kind==="too-large")return{kind:"too-large",size:length+rest.size};if(rest.
kind==="error"||rest.bytes.length===0)return{kind:"bytes",bytes:buffer.bytes,surveyed:buffer.surveyed};return fromPieces([buffer.bytes,rest.bytes],length+rest.bytes.
length,bufferFor)}function readStream(file,maxBytes,bufferFor){const pieces=[];let length=0;for(;;){const piece=Buffer.allocUnsafeSlow(pieces.length===0?FIRST_PIECE:
PIECE);let filled=0;while(filled<piece.length){const count=readPatiently(file,piece.subarray(filled));if(count===0){pieces.push(piece.subarray(0,filled));return fromPieces(
pieces,length,bufferFor)}filled+=count;length+=count;if(length>maxBytes)return{kind:"too-large",size:length}}pieces.push(piece)}}function fromPieces(pieces,length,bufferFor){
const buffer=bufferFor(length);let at=0;for(const piece of pieces){buffer.bytes.set(piece,at);at+=piece.length}buffer.bytesAreThere(length);return{kind:"bytes",
bytes:buffer.bytes,surveyed:buffer.surveyed}}function readPatiently(file,into){for(;;){try{return readSync(file,into,0,into.length,null)}catch(error){const{code}=error;
if(code==="EOF")return 0;if(code!=="EAGAIN")throw error;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,10)}}}var REASONS={ENOENT:"there is no such fi\
le",ENOTDIR:"a part of the path is a file, not a folder",EACCES:"you have no permission to read it",EPERM:"you have no permission to read it",EISDIR:"this is a \
folder, not a file",ELOOP:"its symbolic links lead in a circle",ENAMETOOLONG:"the name is too long",EMFILE:"too many files are open",EIO:"the disk reported a re\
ad error",ENXIO:"there is no such device"};function whyNot(error){const{code="",message}=error;return REASONS[code]??`it cannot be read (${code||message})`}import{styleText}from"node:util";function hasColors(stream,env=process.env){const{FORCE_COLOR,NO_COLOR,TERM}=env;if(FORCE_COLOR!==void 0)return FORCE_COLOR!=="0"&&FORCE_COLOR!=="false";if(NO_COLOR!==
void 0&&NO_COLOR!=="")return false;return TERM!=="dumb"&&isTerminal(stream)}function painter(colored){return colored?(style,text)=>styleText(style==="dim"?"dim":
style,text):(_style,text)=>text}export{unsurveyedBuffer,readSnapshotFile,readStandardInput,whyNot,hasColors,painter};
