import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { Drawer } from './Drawer.tsx'

export default { title: 'Primitives / Drawer' }

export const Bottom = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="구매하기"
        footer={<Button block>24,000원 결제하기</Button>}
      >
        <Field label="받는 분" />
        <p className="fandeck-inset" style={{ marginTop: 12 }}>
          조용한 자리
        </p>
      </Drawer>
    </>
  )
}

export const WithTop = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Drawer open={open} onOpenChange={setOpen} title="내 혜택" top={72}>
        사용할 수 있는 혜택이 없어요
      </Drawer>
    </>
  )
}

export const Right = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Drawer open={open} onOpenChange={setOpen} title="선수 목록" placement="right">
        한이준
      </Drawer>
    </>
  )
}

export const Payment = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Drawer open={open} onOpenChange={setOpen} title="결제" motion="payment" closeType="strong">
        결제 화면
      </Drawer>
    </>
  )
}

export const Controls = controlled<{
  title: string
  text: string
  placement: 'bottom' | 'right'
  motion: 'drawer' | 'payment'
  top: number
}>(
  { title: '내 혜택', text: '사용할 수 있는 혜택이 없어요', placement: 'bottom', motion: 'drawer', top: 72 },
  ({ text, ...drawer }) => (
    <Drawer {...drawer} open onOpenChange={() => {}}>
      {text}
    </Drawer>
  ),
  { placement: ['bottom', 'right'], motion: ['drawer', 'payment'] },
)
