import { useEffect, useRef, useState } from 'react'

/** Why there is no picture: the fan or the page forbids it, there is no camera, another app has it, no support. */
export type CameraFailure = 'denied' | 'missing' | 'busy' | 'unsupported'

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

/** What a rejected `getUserMedia` means for the fan. */
export function cameraFailureOf(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return failures[name] ?? 'denied'
}

/** The rear camera at full HD, as far as the device has them; rejects on pages that are not secure. */
export async function openRearCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new TypeError('There are no media devices: the page is not secure.')
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

export interface CameraOptions {
  active: boolean
  openCamera(): Promise<MediaStream>
  onFailure(failure: CameraFailure): void
}

/** One stream while `active`; every track of it stops with `active`, with the component, and when it comes too late. */
export function useCamera({ active, ...options }: CameraOptions): MediaStream | undefined {
  const newest = useRef(options)
  newest.current = options
  const [stream, setStream] = useState<MediaStream>()

  useEffect(() => {
    if (!active) return
    let over = false
    let opened: MediaStream | undefined
    const fail = (failure: CameraFailure) => {
      if (!over) newest.current.onFailure(failure)
    }
    async function start() {
      // StrictMode mounts, unmounts and mounts in one breath: only the last one opens the camera.
      await Promise.resolve()
      if (over) return
      try {
        opened = await newest.current.openCamera()
      } catch (error) {
        return fail(cameraFailureOf(error))
      }
      if (over) return stop(opened)
      for (const track of opened.getTracks()) track.addEventListener('ended', () => fail('busy'))
      setStream(opened)
    }
    void start()
    return () => {
      over = true
      if (opened) stop(opened)
      setStream(undefined)
    }
  }, [active])

  return stream
}
