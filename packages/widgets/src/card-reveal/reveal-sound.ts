/** The notes of a chime, Hz; a rarer card plays more of them. */
const NOTES = [659.3, 784, 987.8, 1318.5] as const
const STEP_S = 0.09
const LENGTH_S = 0.9

/** Returns the chime of a turned card; call it in a press. `undefined` on devices without Web Audio. */
export function createChime(): ((rarity: number) => void) | undefined {
  if (!globalThis.AudioContext) return undefined
  const context = new AudioContext()
  return (rarity) => {
    NOTES.slice(0, rarity + 1).forEach((note, at) => {
      const start = context.currentTime + at * STEP_S
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: note })
      const volume = new GainNode(context, { gain: 0.12 })
      volume.gain.setValueAtTime(0.12, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + LENGTH_S)
    })
  }
}
