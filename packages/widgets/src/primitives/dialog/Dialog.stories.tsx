import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export default { title: 'Primitives / Dialog' }

export const WalletLogin = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="로그인하고 지갑을 연결할까요?"
        description={'지갑을 연결하면 카드로 받은\n혜택을 바로 쓸 수 있어요.'}
        icon={<Wallet aria-hidden />}
        iconTone="wallet"
        actions={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              다음에
            </Button>
            <Button onClick={() => setOpen(false)}>연결하기</Button>
          </>
        }
      />
    </>
  )
}

export const Strong = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        closeType="strong"
        title="결제를 그만둘까요?"
        actions={<Button onClick={() => setOpen(false)}>그만두기</Button>}
      />
    </>
  )
}

export const Controls = controlled<{
  title: string
  description: string
  iconTone: 'neutral' | 'wallet' | 'danger'
  motion: 'dialog' | 'flip'
  closeType: 'weak' | 'strong'
}>(
  {
    title: '로그인하고 지갑을 연결할까요?',
    description: '지갑을 연결하면 혜택을 바로 쓸 수 있어요.',
    iconTone: 'wallet',
    motion: 'dialog',
    closeType: 'weak',
  },
  (dialog) => (
    <Dialog
      {...dialog}
      open
      onOpenChange={() => {}}
      icon={<Wallet aria-hidden />}
      actions={<Button>연결하기</Button>}
    />
  ),
  { iconTone: ['neutral', 'wallet', 'danger'], motion: ['dialog', 'flip'], closeType: ['weak', 'strong'] },
)
