// Loaded once the scanner is open, because these parts are needed only after the camera.
export { CameraSwitch } from './CameraSwitch.tsx'
export { pictureOf } from './picture.ts'
export { ScanDialogs } from './ScanDialogs.tsx'
