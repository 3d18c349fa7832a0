import { useEffect, useState } from 'react'

// Members of the image capture draft that TypeScript's DOM types lack.
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

/** The zoom factor while zoom is on, within the range of the camera. */
const CLOSER = 2

/** A setting of the camera; absent if the camera does not support it. */
export interface LensKnob {
  on: boolean
  toggle(): void
}

/** Returns torch and zoom of the open camera if it supports them, and sets continuous focus. */
export function useLens(stream: MediaStream | undefined): {
  torch?: LensKnob | undefined
  zoom?: LensKnob | undefined
} {
  const track = stream?.getVideoTracks()[0]
  const [set, setSet] = useState<{
    track?: MediaStreamTrack | undefined
    torch?: boolean | undefined
    zoom?: boolean | undefined
  }>({})
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

/** Applies constraints; returns whether the camera accepted them. */
const wish = (track: MediaStreamTrack, constraints: LensConstraints): Promise<boolean> =>
  track.applyConstraints({ advanced: [constraints] }).then(
    () => true,
    () => false,
  )
