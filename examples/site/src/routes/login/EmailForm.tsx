import { useFandeck, useSignIn } from '@fandeck/react'
import { recentLogins } from '@fandeck/sdk/auth'
import { cleanLine } from '@fandeck/sdk/input'
import { Button, Check } from '@fandeck/widgets'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { EmailField } from './EmailField.tsx'
import { JoinSheet } from './JoinSheet.tsx'
import { loginSearch } from './login-return.ts'
import { loginSentence } from './login-sentence.ts'
import { PasswordField } from './PasswordField.tsx'

/** Accounts older than email ids have an id without an address and sign in here, too (D3). */
const typeOf = (userId: string) => (userId.includes('@') ? 'email' : 'legacy')

/** The form for email and password, with a link to the sign-up. */
export function EmailForm() {
  const messages = useAllMessages()
  const navigate = useNavigate()
  const { search } = useLocation()
  const signIn = useSignIn()
  const { last, usernames } = recentLogins(useFandeck())
  const [joining, setJoining] = useState(false)
  const { register, handleSubmit, setValue, setFocus, watch, formState } = useForm({
    defaultValues: {
      userId: (last === 'legacy' ? usernames.legacy : usernames.email) ?? '',
      password: '',
      remember: true,
    },
  })
  const userId = cleanLine(watch('userId'))
  const failed = loginSentence(messages, signIn.error, typeOf(userId))

  const submit = handleSubmit(({ password, remember }) =>
    signIn.mutate(
      { provider: 'password', userId, password, remember, loginType: typeOf(userId) },
      { onError: () => setFocus('password', { shouldSelect: true }) },
    ),
  )

  return (
    <>
      <form className="site-form" onSubmit={submit} noValidate>
        <h1 className="fandeck-title-1">이메일로 로그인</h1>
        <EmailField
          error={formState.errors.userId?.message}
          filled={userId !== ''}
          onClear={() => {
            setValue('userId', '')
            setFocus('userId')
          }}
          {...register('userId', {
            validate: (text) => cleanLine(text) !== '' || '이메일을 입력해 주세요.',
          })}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          error={formState.errors.password?.message ?? failed}
          {...register('password', { required: '비밀번호를 입력해 주세요.', onChange: () => signIn.reset() })}
        />
        <div className="site-form__row">
          <Check shape="square" {...register('remember')}>
            이메일 기억하기
          </Check>
          <Button kind="ghost" size={44} onClick={() => setJoining(true)}>
            회원가입
          </Button>
        </div>
        <Button
          className="site-form__ghost"
          kind="ghost"
          size={44}
          onClick={() => navigate(`/account/password${loginSearch(search)}`)}
        >
          비밀번호를 잊었어요
        </Button>
        <div className="site-cta">
          <Button block type="submit" loading={signIn.isPending}>
            로그인
          </Button>
        </div>
      </form>
      <JoinSheet open={joining} onClose={() => setJoining(false)} />
    </>
  )
}
