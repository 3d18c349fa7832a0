import { useFandeck } from '@fandeck/react'
import { SwitchCamera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import { CAMERA_KEY } from './use-camera.ts'

/** Names of cameras on the side of the screen. */
const FRONT = /front|user|전면/i

/** Returns the ids of the cameras that do not face the fan; their names are known once one is open. */
async function rearCameras(): Promise<string[]> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  const found = (await devices?.enumerateDevices?.()) ?? []
  return found
    .filter(({ kind, label, deviceId }) => kind === 'videoinput' && deviceId && !FRONT.test(label))
    .map(({ deviceId }) => deviceId)
}

export interface CameraSwitchProps {
  stream: MediaStream | undefined
  /** Called with the id of the next camera. */
  onSwitch(deviceId: string): void
}

/** A button for phones with several rear cameras, of which not each focuses on a card; the choice is kept. */
export function CameraSwitch({ stream, onSwitch }: CameraSwitchProps) {
  const messages = useDialogMessages()
  const { storage } = useFandeck().platform
  const [cameras, setCameras] = useState<readonly string[]>([])
  useEffect(() => {
    if (!stream) return
    let over = false
    // Without the list, the camera stays.
    void rearCameras().then(
      (found) => over || setCameras(found),
      () => {},
    )
    return () => {
      over = true
    }
  }, [stream])
  if (cameras.length < 2) return null

  function next() {
    const current = stream?.getVideoTracks()[0]?.getSettings?.().deviceId ?? ''
    const following = cameras[(cameras.indexOf(current) + 1) % cameras.length]
    if (!following) return
    storage.setItem(CAMERA_KEY, following)
    onSwitch(following)
  }
  return (
    <IconButton label={messages['ocr.camera.switch']} onClick={next}>
      <SwitchCamera size={24} aria-hidden />
    </IconButton>
  )
}
