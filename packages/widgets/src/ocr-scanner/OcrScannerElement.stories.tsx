import { useEffect, useState } from 'react'
import { ElementStory } from '../stories/ElementStory.tsx'
import { FandeckScannerElement } from './OcrScanner.element.tsx'
import { canvasCamera, drawCardBack, scannerKit } from './scanner.fixtures.tsx'

const noCamera = () => Promise.reject(new DOMException('', 'NotAllowedError'))

/** The element asks the browser for its camera, so the browser's own is covered while the story is shown. */
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
