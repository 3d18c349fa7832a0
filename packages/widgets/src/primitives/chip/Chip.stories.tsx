import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Row } from '../../stories/StoryFrame.tsx'
import { Chip } from './Chip.tsx'

export default { title: 'Primitives / Chip' }

export const Sizes = () => {
  const [selected, setSelected] = useState('ALL')
  return (
    <Row>
      {['ALL', '가드', '포워드'].map((name) => (
        <Chip key={name} selected={name === selected} onClick={() => setSelected(name)}>
          {name}
        </Chip>
      ))}
      <Chip size={44}>센터</Chip>
    </Row>
  )
}

export const Controls = controlled<{ text: string; size: 36 | 44; selected: boolean }>(
  { text: '가드', size: 36, selected: true },
  ({ text, ...chip }) => <Chip {...chip}>{text}</Chip>,
  { size: [36, 44] },
)
