import { useEffect } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { type Toasts, useToast } from './ToastProvider.tsx'
import type { ToastOptions } from './toast-timer.ts'

export default { title: 'Primitives / Toast' }

function Shower({ show }: { show(toasts: Toasts): void }) {
  const toasts = useToast()
  useEffect(() => show(toasts), [toasts, show])
  return <Button onClick={() => show(toasts)}>보이기</Button>
}

const done = (toasts: Toasts) => toasts.show('링크를 복사했어요.', { timeout: 0 })
const failed = (toasts: Toasts) =>
  toasts.show(['지갑 연결에 실패했어요.', '다시 시도해 주세요.'], { timeout: 0, kind: 'error' })
const login = (toasts: Toasts) =>
  toasts.show('로그인했어요. 마이페이지에서 구글이나 카카오를 연결하면 더 편해요.', {
    timeout: 0,
    hideCloseButton: true,
  })

export const Done = () => <Shower show={done} />
export const Failed = () => <Shower show={failed} />
export const WithoutCloseButton = () => <Shower show={login} />
export const OverSheet = () => (
  <>
    <Drawer open onOpenChange={() => {}} title="내 지갑" top={72}>
      <p className="fandeck-body">쓸 수 있는 혜택이에요.</p>
    </Drawer>
    <Shower show={failed} />
  </>
)

/** Shows a toast with these values. */
function Shown({ text, ...options }: { text: string } & ToastOptions) {
  const toasts = useToast()
  return <Button onClick={() => toasts.show(text, options)}>보이기</Button>
}

export const Controls = controlled<{
  text: string
  kind: 'status' | 'error'
  timeout: number
  hideCloseButton: boolean
}>(
  { text: '링크를 복사했어요.', kind: 'status', timeout: 3000, hideCloseButton: false },
  (toast) => <Shown {...toast} />,
  { kind: ['status', 'error'] },
)
