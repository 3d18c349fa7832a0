import { useEffect, useState } from 'react'
import { controlled } from '../stories/controlled.tsx'
import { ElementStory } from '../stories/ElementStory.tsx'
import { FandeckScannerElement } from './OcrScanner.element.tsx'
import { canvasCamera, drawCardBack, scannerKit } from './scanner.fixtures.tsx'

export default { title: 'Elements / Scanner' }

const noCamera = () => Promise.reject(new DOMException('', 'NotAllowedError'))

interface ScannerElementProps {
  openCamera?: () => Promise<MediaStream>
  lang?: string
}

/** Replaces `getUserMedia` while the story is shown, because the element opens the browser's camera. */
function ScannerElement({ openCamera, lang = 'ko' }: ScannerElementProps) {
  const [camera] = useState(() => canvasCamera(780, 1688, drawCardBack))
  useState(() =>
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: openCamera ?? camera.openCamera,
      configurable: true,
    }),
  )
  useEffect(() => () => void Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'), [])
  return (
    <ElementStory
      tag="fandeck-scanner"
      element={FandeckScannerElement}
      fandeck={() => scannerKit().fandeck}
      attributes={{ 'minting-id': '1', 'deck-link': '', live: 'off', lang }}
    />
  )
}

export const Ready = () => <ScannerElement />
export const CameraDenied = () => <ScannerElement openCamera={noCamera} />

export const Controls = controlled(
  { camera: false, lang: 'ko' },
  ({ camera, lang }) => <ScannerElement lang={lang} {...(!camera && { openCamera: noCamera })} />,
  { lang: ['ko', 'en'] },
)
