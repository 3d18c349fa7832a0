// Loaded once the scanner is open, because these parts are needed only after the camera.
export { pictureOf } from './picture.ts'
export { ScanDialogs } from './ScanDialogs.tsx'
