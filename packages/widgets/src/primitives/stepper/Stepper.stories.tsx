import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Row } from '../../stories/StoryFrame.tsx'
import { Stepper } from './Stepper.tsx'

export default { title: 'Primitives / Stepper' }

export const Bounds = () => {
  const [value, setValue] = useState(2)
  return (
    <Row>
      <Stepper label="수량" value={value} max={5} onChange={setValue} />
      <Stepper label="처음" value={1} onChange={setValue} />
      <Stepper label="쓸 수 없음" value={1} disabled onChange={setValue} />
    </Row>
  )
}

export const Controls = controlled<{
  label: string
  value: number
  min: number
  max: number
  disabled: boolean
}>({ label: '수량', value: 2, min: 1, max: 5, disabled: false }, (stepper) => (
  <Stepper {...stepper} onChange={() => {}} />
))
