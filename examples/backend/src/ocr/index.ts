export { type CodeReader, type CodeReading, OcrError, type OcrErrorCode } from './code-reader.ts'
export { MAX_IMAGE_BYTES } from './image.ts'
export { type PrintSize, printCode } from './print-code.ts'
export { type CodeReaderOptions, createCodeReader } from './reader.ts'
