// What a fan needs seconds after the camera: fetched while they aim.
export { CodeEntry } from './CodeEntry.tsx'
export { ScanSuccess } from './ScanSuccess.tsx'
