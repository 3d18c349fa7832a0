import { useSignIn } from '@fandeck/react'
import { Button, Drawer } from '@fandeck/widgets'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { type Account, JoinAccount } from './JoinAccount.tsx'
import { JoinTerms } from './JoinTerms.tsx'
import { loginSentence } from './login-sentence.ts'
import type { LoginTerms } from './Terms.tsx'

/** Sign-up by email: terms, id and password, done (D3b). Closing it discards the input. */
export function JoinSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const [agreed, setAgreed] = useState<readonly LoginTerms[]>()
  const [account, setAccount] = useState<Account>()
  const close = () => {
    setAgreed(undefined)
    setAccount(undefined)
    onClose()
  }
  return (
    <Drawer open={open} onOpenChange={close} title={account ? '가입 완료' : '회원가입'} closeType="strong">
      {!agreed && <JoinTerms onNext={setAgreed} />}
      {agreed && !account && <JoinAccount agreed={agreed} onDone={setAccount} />}
      {account && <JoinDone account={account} />}
    </Drawer>
  )
}

function JoinDone({ account }: { account: Account }) {
  const messages = useAllMessages()
  const signIn = useSignIn()
  return (
    <div className="site-join site-join--done">
      <CircleCheck size={48} strokeWidth={1.75} aria-hidden />
      <h3 className="fandeck-title-2">팬덱에 오신 걸 환영해요</h3>
      <p className="fandeck-body-2">이제 로그인하고 첫 카드를 만나 보세요.</p>
      <p className="site-login__trouble" role="alert">
        {loginSentence(messages, signIn.error, 'email')}
      </p>
      <Button
        block
        loading={signIn.isPending}
        onClick={() => signIn.mutate({ provider: 'password', ...account })}
      >
        로그인하고 시작하기
      </Button>
    </div>
  )
}
