// Loaded once the scanner is open, because these parts are needed only after the camera.
export { CodeEntry } from './CodeEntry.tsx'
export { pictureOf } from './picture.ts'
export { ScanSuccess } from './ScanSuccess.tsx'
