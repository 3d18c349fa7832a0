import { useLatest } from '@fandeck/react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Why there is no video: permission denied, no camera, in use by another app, disconnected, or not supported. */
export type CameraFailure = 'denied' | 'missing' | 'busy' | 'lost' | 'unsupported'

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InvalidStateError: 'busy',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
}

/** Returns the failure for an error of `getUserMedia`. */
export function cameraFailureOf(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return failures[name] ?? 'denied'
}

/** The key of the camera that a fan has chosen on this device. */
export const CAMERA_KEY = 'fandeck:camera'

/** Opens the given camera, or a rear one, in full HD where available; rejects on an insecure page. */
export async function openRearCamera(deviceId?: string): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new TypeError('No media devices: the page is not a secure context.')
  return devices.getUserMedia({
    audio: false,
    video: {
      // Only a wish: the browser may have renamed or lost the chosen camera.
      ...(deviceId && { deviceId: { ideal: deviceId } }),
      facingMode: { ideal: 'environment' },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  })
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

export interface CameraOptions {
  active: boolean
  /** The camera to open; another one closes it first, because a phone opens one at a time. */
  deviceId?: string | undefined
  openCamera(deviceId?: string): Promise<MediaStream>
  onFailure(failure: CameraFailure): void
}

const isVisible = () => document.visibilityState === 'visible'
function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Returns a stream while `active` and the page is visible: phones suspend the camera of a hidden page, and some do not
 * resume it. Every track stops when `active` ends, on unmount, and when the stream opens after either.
 */
export function useCamera({ active, deviceId, ...options }: CameraOptions): MediaStream | undefined {
  const newest = useLatest(options)
  const [stream, setStream] = useState<MediaStream>()
  const wanted = useSyncExternalStore(watchVisibility, isVisible, () => true) && active

  useEffect(() => {
    if (!wanted) return
    let over = false
    let opened: MediaStream | undefined
    const fail = (failure: CameraFailure) => {
      if (!over) newest.current.onFailure(failure)
    }
    const onEnded = () => fail('lost')
    async function start() {
      // StrictMode mounts twice synchronously; only the second mount opens the camera.
      await Promise.resolve()
      if (over) return
      try {
        opened = await newest.current.openCamera(deviceId)
      } catch (error) {
        return fail(cameraFailureOf(error))
      }
      if (over) return stop(opened)
      for (const track of opened.getTracks()) track.addEventListener('ended', onEnded)
      setStream(opened)
    }
    void start()
    return () => {
      over = true
      for (const track of opened?.getTracks() ?? []) track.removeEventListener('ended', onEnded)
      if (opened) stop(opened)
      setStream(undefined)
    }
  }, [wanted, deviceId])

  return stream
}
