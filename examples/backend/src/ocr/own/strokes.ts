import { WINDOW } from '@fandeck/sdk/scan'

/** Every eighth row of a window: the lowest print that the network reads has two of them. */
const STEP = 8
/** The gray levels between ink and paper at the least, in bad light and blurred. */
const CONTRAST = 12

/** Returns how often a row changes between dark and light. */
function changesOf(row: Float32Array): number {
  let changes = 0
  let rising = true
  let extreme = row[0] ?? 0
  for (let i = 1; i < row.length; i++) {
    const gray = row[i] ?? 0
    if (rising ? gray > extreme : gray < extreme) extreme = gray
    else if (Math.abs(gray - extreme) > CONTRAST) {
      rising = !rising
      extreme = gray
      changes++
    }
  }
  return changes
}

/** Returns how often the row of a window with the most strokes changes between dark and light, from gray levels. */
export function strokesOf(window: Float32Array): number {
  let most = 0
  for (let row = STEP / 2; row < WINDOW.height; row += STEP)
    most = Math.max(most, changesOf(window.subarray(row * WINDOW.width, (row + 1) * WINDOW.width)))
  return most
}
