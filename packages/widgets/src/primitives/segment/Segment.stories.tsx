import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Segment } from './Segment.tsx'

export default { title: 'Primitives / Segment' }

const OPTIONS = [
  { value: 'none', label: '발급 안 함' },
  { value: 'personal', label: '개인 소득공제' },
  { value: 'business', label: '사업자 지출증빙' },
] as const

export const ThreeOptions = () => {
  const [value, setValue] = useState<'none' | 'personal' | 'business'>('personal')
  return (
    <Wide>
      <Segment label="현금영수증" options={OPTIONS} value={value} onChange={setValue} />
    </Wide>
  )
}

export const Controls = controlled<{ label: string; value: (typeof OPTIONS)[number]['value'] }>(
  { label: '현금영수증', value: 'personal' },
  (segment) => (
    <Wide>
      <Segment {...segment} options={OPTIONS} onChange={() => {}} />
    </Wide>
  ),
  { value: OPTIONS.map(({ value }) => value) },
)
