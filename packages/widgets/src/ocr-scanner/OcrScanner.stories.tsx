import { FandeckProvider } from '@fandeck/react'
import { type Handler, refuse } from '@fandeck/sdk/testing'
import { useEffect, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { CodeForm } from './CodeForm.tsx'
import { OcrScanner } from './OcrScanner.tsx'
import { ScanSuccess } from './ScanSuccess.tsx'
import { CLAIMED, canvasCamera, drawCardBack, scannerKit } from './scanner.fixtures.tsx'

export default { title: 'Cards / Scanner' }

interface ScannerStoryProps {
  on?: Record<string, Handler>
  /** Presses the shutter once frames arrive; the first frame can be blank. */
  capture?: boolean
  openCamera?: () => Promise<MediaStream>
}

function ScannerStory({ on, capture = false, openCamera }: ScannerStoryProps) {
  const [open, setOpen] = useState(true)
  const [kit] = useState(() => scannerKit(on))
  const [camera] = useState(() => canvasCamera(780, 1688, drawCardBack))
  useEffect(() => {
    if (!capture) return
    const timer = setInterval(() => {
      const ready = (document.querySelector('video')?.currentTime ?? 0) > 0.3
      if (!ready) return
      clearInterval(timer)
      document.querySelector<HTMLElement>('.fandeck-scanner__shutter')?.click()
    }, 20)
    return () => clearInterval(timer)
  }, [capture])
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <Button onClick={() => setOpen(true)}>카드 스캔하기</Button>
      <OcrScanner
        open={open}
        onOpenChange={setOpen}
        live="off"
        openCamera={openCamera ?? camera.openCamera}
        onViewDeck={() => {}}
      />
    </FandeckProvider>
  )
}

const never: Handler = () => new Promise(() => {})
const notReadable: Handler = () => refuse(422, '코드를 찾지 못했어요.')
const used: Handler = () => refuse(409, '이미 사용한 코드예요.', 'CODE_USED')
const yours: Handler = () => refuse(409, '이미 내 덱에 있는 카드예요.', 'CODE_YOURS')
const several: Handler = () =>
  refuse(409, '사진에 코드가 여러 개 있어요. 받을 카드의 코드를 골라 주세요.', 'SEVERAL_CODES', {
    codes: ['9WLK-NTUH-GP9L', 'ANPT-EKTX-A7FX'],
  })
const noCamera = () => Promise.reject(new DOMException('', 'NotAllowedError'))

export const Ready = () => <ScannerStory />
export const Processing = () => <ScannerStory on={{ 'POST /card/ocr/:idx': never }} capture />
export const NotReadable = () => <ScannerStory on={{ 'POST /card/ocr/:idx': notReadable }} capture />
export const Refused = () => <ScannerStory on={{ 'POST /card/ocr/:idx': used }} capture />
export const OwnCode = () => <ScannerStory on={{ 'POST /card/ocr/:idx': yours }} capture />
export const SeveralCodes = () => <ScannerStory on={{ 'POST /card/ocr/:idx': several }} capture />
export const CameraDenied = () => <ScannerStory openCamera={noCamera} />

/** The cameras of a phone. */
const LENSES = ['wide', 'ultra'].map((deviceId) => ({ deviceId, label: '후면 카메라', kind: 'videoinput' }))
export const SeveralCameras = () => {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const { mediaDevices } = navigator
    Object.defineProperty(mediaDevices, 'enumerateDevices', { value: async () => LENSES, configurable: true })
    setReady(true)
    return () => void Reflect.deleteProperty(mediaDevices, 'enumerateDevices')
  }, [])
  return ready && <ScannerStory />
}

export const Success = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>카드 보기</Button>
      <ScanSuccess
        open={open}
        onOpenChange={setOpen}
        card={CLAIMED}
        onViewDeck={() => {}}
        onScanAgain={() => {}}
      />
    </>
  )
}

export const Typing = () => {
  const [open, setOpen] = useState(true)
  const [kit] = useState(scannerKit)
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <Button onClick={() => setOpen(true)}>코드 직접 입력</Button>
      <CodeEntry open={open} onOpenChange={setOpen} />
    </FandeckProvider>
  )
}

const TYPED = 'ANPT-EKTX-A7FX'

interface FormStoryProps {
  typed: string
  on?: Record<string, Handler>
}

/** The form on a page; with handlers, its code is sent at once. */
function FormStory({ typed, on }: FormStoryProps) {
  const [kit] = useState(() => scannerKit(on))
  const [code, setCode] = useState(typed)
  useEffect(() => {
    if (on) document.querySelector<HTMLElement>('.fandeck-code-form [type=submit]')?.click()
  }, [on])
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <CodeForm code={code} onCodeChange={setCode} onViewDeck={() => {}} />
    </FandeckProvider>
  )
}

const REFUSALS = { 'POST /card/:idx': used }
const OWN = { 'POST /card/:idx': yours }
export const Form = () => <FormStory typed={TYPED.slice(0, 7)} />
export const FormRefused = () => <FormStory typed={TYPED} on={REFUSALS} />
export const FormOwnCode = () => <FormStory typed={TYPED} on={OWN} />

export const Controls = controlled({ camera: true }, ({ camera }) =>
  camera ? <ScannerStory /> : <ScannerStory openCamera={noCamera} />,
)
