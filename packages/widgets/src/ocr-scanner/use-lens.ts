import { useEffect, useState } from 'react'

// What TypeScript's DOM does not know of the image capture draft.
interface LensCapabilities extends MediaTrackCapabilities {
  torch?: boolean
  focusMode?: string[]
  zoom?: { min: number; max: number }
}
interface LensConstraints extends MediaTrackConstraintSet {
  torch?: boolean
  focusMode?: string
  zoom?: number
}

/** How far the second step of the zoom goes, where the camera goes so far. */
const CLOSER = 2

/** A knob of the camera; absent when this one does not offer it. */
export interface LensKnob {
  on: boolean
  toggle(): void
}

/** Torch and zoom of the camera that is open, as far as it has them; its focus is set to follow the card. */
export function useLens(stream: MediaStream | undefined): { torch?: LensKnob; zoom?: LensKnob } {
  const track = stream?.getVideoTracks()[0]
  const [set, setSet] = useState<{ track?: MediaStreamTrack; torch?: boolean; zoom?: boolean }>({})
  const { torch, focusMode, zoom }: LensCapabilities = track?.getCapabilities?.() ?? {}
  const follows = focusMode?.includes('continuous') ?? false

  useEffect(() => {
    if (track && follows) void wish(track, { focusMode: 'continuous' })
  }, [track, follows])

  if (!track) return {}
  const now = set.track === track ? set : {}
  const knob = (name: 'torch' | 'zoom', wished: (on: boolean) => LensConstraints): LensKnob => ({
    on: now[name] ?? false,
    async toggle() {
      const on = !now[name]
      if (await wish(track, wished(on))) setSet({ ...now, track, [name]: on })
    },
  })
  return {
    ...(torch && { torch: knob('torch', (on) => ({ torch: on })) }),
    ...(zoom &&
      zoom.max > zoom.min && {
        zoom: knob('zoom', (on) => ({
          zoom: on ? Math.min(zoom.max, Math.max(zoom.min, CLOSER)) : Math.max(zoom.min, 1),
        })),
      }),
  }
}

/** Whether the camera has obeyed; one that will not is left as it is. */
const wish = (track: MediaStreamTrack, constraints: LensConstraints): Promise<boolean> =>
  track.applyConstraints({ advanced: [constraints] }).then(
    () => true,
    () => false,
  )
