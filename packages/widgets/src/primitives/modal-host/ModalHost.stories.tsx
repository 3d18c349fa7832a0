import { pageOfText } from '@fandeck/sdk/notion'
import { useEffect } from 'react'
import { Button } from '../button/Button.tsx'
import { type Modals, useModals } from './ModalHost.tsx'

export default { title: 'Primitives / Modal host' }

function Opener({ open }: { open(modals: Modals): void }) {
  const modals = useModals()
  useEffect(() => {
    open(modals)
    return () => modals.closeAll()
  }, [modals, open])
  return <Button onClick={() => open(modals)}>열기</Button>
}

const alert = (modals: Modals) =>
  void modals.alert({ title: '결제를 마치지 못했어요', message: '결제 수단을 확인하고 다시 시도해 주세요.' })
const confirm = (modals: Modals) =>
  void modals.confirm({ title: '로그인하고 지갑을 연결할까요?', confirmLabel: '연결하기' })
const loading = (modals: Modals) => void modals.loading()
const component = (modals: Modals) =>
  void modals.open<string>(({ close }) => <Button onClick={() => close('done')}>이 카드로 할게요</Button>, {
    motion: 'drawer',
    title: '선수 목록',
  })

const strong = (modals: Modals) =>
  void modals.alert({
    title: '점검이 끝나면 다시 열어요',
    message: '확인을 눌러야 닫혀요.',
    closeType: 'strong',
  })
const stack = (modals: Modals) => {
  component(modals)
  confirm(modals)
}

const payment = (modals: Modals) =>
  void modals.payment({ url: `${location.origin}/favicon.ico`, size: { width: 500, height: 690 } })
const text =
  '카드팩은 열기 전까지 7일 안에 취소할 수 있어요.\n\n팩을 열면 취소할 수 없어요. 문제가 있으면 고객센터로 알려 주세요.'
const terms = pageOfText({ pageId: 'terms-1', title: '카드팩 구매 약관', text })
const notion = (modals: Modals) => void modals.notion({ title: terms.title, load: async () => terms })
const notionComing = (modals: Modals) =>
  void modals.notion({ title: terms.title, load: () => new Promise(() => {}) })
const notionFailed = (modals: Modals) =>
  void modals.notion({ title: terms.title, load: () => Promise.reject(new Error('offline')) })

export const Alert = () => <Opener open={alert} />
export const Confirm = () => <Opener open={confirm} />
export const Loading = () => <Opener open={loading} />
export const Component = () => <Opener open={component} />
export const Strong = () => <Opener open={strong} />
export const Stack = () => <Opener open={stack} />
export const Payment = () => <Opener open={payment} />
export const Notion = () => <Opener open={notion} />
export const NotionComing = () => <Opener open={notionComing} />
export const NotionFailed = () => <Opener open={notionFailed} />
