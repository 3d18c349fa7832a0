// What a fan needs seconds after the camera: fetched while they aim.
export { CodeEntry } from './CodeEntry.tsx'
export { pictureOf } from './picture.ts'
export { ScanSuccess } from './ScanSuccess.tsx'
