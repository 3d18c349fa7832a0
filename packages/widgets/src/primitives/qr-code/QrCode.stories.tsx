import { RefreshCw } from 'lucide-react'
import { controlled } from '../../stories/controlled.tsx'
import { Button } from '../button/Button.tsx'
import { QrCode } from './QrCode.tsx'

export default { title: 'Primitives / QR code' }

export const Fresh = () => <QrCode value="fandeck-claim-7c1f0a9e4b" />
export const Old = () => <QrCode value="fandeck-claim-7c1f0a9e4b" dimmed />
export const Loading = () => <QrCode value={undefined} />
export const Failed = () => (
  <QrCode value={undefined}>
    <div style={{ display: 'grid', gap: 10, justifyItems: 'center' }}>
      <RefreshCw size={28} strokeWidth={1.75} aria-hidden />
      <strong>QR을 불러오지 못했어요</strong>
      <Button size={44}>다시 불러오기</Button>
    </div>
  </QrCode>
)

export const Controls = controlled({ value: 'fandeck-claim-7c1f0a9e4b', dimmed: false }, (code) => (
  <QrCode {...code} />
))
