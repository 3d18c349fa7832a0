import { useEffect, useState } from 'react'
import { ElementStory } from '../stories/ElementStory.tsx'
import { FandeckScannerElement } from './OcrScanner.element.tsx'
import { canvasCamera, drawCardBack, scannerKit } from './scanner.fixtures.tsx'

const noCamera = () => Promise.reject(new DOMException('', 'NotAllowedError'))

/** Replaces `getUserMedia` while the story is shown, because the element opens the browser's camera. */
function ScannerElement({ openCamera }: { openCamera?: () => Promise<MediaStream> }) {
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
      attributes={{ 'minting-id': '1', 'deck-link': '' }}
    />
  )
}

export const Ready = () => <ScannerElement />
export const CameraDenied = () => <ScannerElement openCamera={noCamera} />
