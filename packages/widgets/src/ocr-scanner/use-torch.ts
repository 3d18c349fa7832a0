import { useState } from 'react'

/** The light beside the camera: `undefined` when the camera does not offer one. */
export function useTorch(stream: MediaStream | undefined): { on: boolean; toggle(): void } | undefined {
  const [litTrack, setLitTrack] = useState<MediaStreamTrack>()
  const track = stream?.getVideoTracks()[0]
  const capabilities: object = track?.getCapabilities?.() ?? {}
  if (!track || !('torch' in capabilities && capabilities.torch)) return undefined
  const on = litTrack === track
  return {
    on,
    toggle() {
      const wish: MediaTrackConstraintSet & { torch: boolean } = { torch: !on }
      // A camera that will not is left as it is.
      track.applyConstraints({ advanced: [wish] }).then(
        () => setLitTrack(on ? undefined : track),
        () => {},
      )
    },
  }
}
