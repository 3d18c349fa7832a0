import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { AccordionItem, AccordionRoot } from './Accordion.tsx'

export default { title: 'Primitives / Accordion' }

export const OneOpen = () => {
  const [value, setValue] = useState<string | undefined>('drink')
  return (
    <Wide>
      <AccordionRoot value={value} onValueChange={setValue}>
        <AccordionItem value="drink" title="홈 경기 음료 교환권">
          <div className="fandeck-inset">직원에게 QR을 보여 주세요</div>
        </AccordionItem>
        <AccordionItem value="photo" title="레드부스터스 포토존 입장">
          <div className="fandeck-inset">직원이 입력하는 칸이에요</div>
        </AccordionItem>
      </AccordionRoot>
    </Wide>
  )
}

export const Controls = controlled<{ title: string; text: string; open: boolean }>(
  { title: '홈 경기 음료 교환권', text: '직원에게 QR을 보여 주세요', open: true },
  ({ title, text, open }) => (
    <Wide>
      <AccordionRoot value={open ? 'drink' : undefined} onValueChange={() => {}}>
        <AccordionItem value="drink" title={title}>
          <div className="fandeck-inset">{text}</div>
        </AccordionItem>
      </AccordionRoot>
    </Wide>
  ),
)
