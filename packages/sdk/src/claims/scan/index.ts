/**
 * Reading printed codes: what a server and a browser share. Separate, because most pages read none themselves.
 *
 * @module
 */
export { beamSearch, type Candidate, type Steps } from './beam.ts'
export { candidatesOf, canRead, TOLERANCE } from './candidates.ts'
export { chooseCode } from './choose.ts'
export { createLiveScan, type LiveScan, type LiveScanOptions } from './live-scan.ts'
export { createWasmNetwork, type Seen, type WeightsAbout } from './network.ts'
export {
  afterClaim,
  afterFrame,
  type ClaimOutcome,
  SEARCHING,
  SIGHTING,
  type Sighting,
  type SightingStatus,
} from './sighting.rules.ts'
export { numbersOf } from './weights.ts'
export { type GrayPixels, grayOf, normalise, resample, WINDOW } from './window.ts'
export { type Point, readWindow, type Sight, type WindowOptions } from './window-reader.ts'
