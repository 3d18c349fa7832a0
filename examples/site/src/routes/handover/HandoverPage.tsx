import { useFandeck, useUser } from '@fandeck/react'
import { handOver } from '@fandeck/sdk/handover'
import { Button, Empty, errorSentence } from '@fandeck/widgets'
import { useMutation } from '@tanstack/react-query'
import { Head } from '../../layout/Head.tsx'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation } from '../../router/Router.tsx'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Asks, in a brand page's window, for consent to sign the fan in there; posts the code to that page only (D46). */
export default function HandoverPage() {
  const params = new URLSearchParams(useLocation().search)
  const origin = params.get('origin') ?? ''
  const challenge = params.get('challenge') ?? ''
  if (!isOrigin(origin) || !/^[0-9a-f]{64}$/.test(challenge)) return <NotFoundPage />
  return (
    <>
      <Head title="로그인" hidden />
      {window.opener ? <Question origin={origin} challenge={challenge} /> : <Alone />}
    </>
  )
}

function Question({ origin, challenge }: { origin: string; challenge: string }) {
  const fandeck = useFandeck()
  const messages = useAllMessages()
  const name = useUser()?.nickname
  const { host } = new URL(origin)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => handOver(fandeck, { origin, challenge }),
    // The browser delivers the message to a page of that origin only.
    onSuccess: (message) => window.opener?.postMessage(message, origin),
  })
  if (isSuccess) return <Told host={host} />
  return (
    <div className="site-centre">
      <Empty
        title={`${host}에서 로그인을 요청했어요`}
        description={
          name
            ? `${name}님의 계정으로 카드를 사고 혜택을 쓸 수 있어요.`
            : '이 계정으로 카드를 사고 혜택을 쓸 수 있어요.'
        }
        actions={
          <>
            <Button size={44} kind="secondary" onClick={() => window.close()}>
              취소
            </Button>
            <Button size={44} loading={isPending} onClick={() => mutate()}>
              계속하기
            </Button>
          </>
        }
      />
      {error && <p role="alert">{errorSentence(messages, error)}</p>}
    </div>
  )
}

/** The brand's page closes this window, unless it was reloaded and no longer waits. */
function Told({ host }: { host: string }) {
  return (
    <div className="site-centre">
      <Empty
        title={`${host}에 알렸어요`}
        description="창이 닫히지 않으면 닫고 그 화면에서 다시 로그인해 주세요."
        actions={<Close />}
      />
    </div>
  )
}

/** Shown when the window has no opener: the browser separated it, or the fan opened the address directly. */
function Alone() {
  return (
    <div className="site-centre">
      <Empty
        title="로그인을 이어 갈 수 없어요"
        description="이 창을 닫고, 로그인하려던 화면에서 다시 시작해 주세요."
        actions={<Close />}
      />
    </div>
  )
}

const Close = () => (
  <Button size={44} kind="secondary" onClick={() => window.close()}>
    닫기
  </Button>
)
