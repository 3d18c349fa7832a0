import { useEmailLinkCode, useLinkEmail } from '@fandeck/react'
import { cleanLine, isUserId, type MyPageAnswer } from '@fandeck/sdk'
import {
  Button,
  CodeField,
  EmailField,
  errorSentence,
  NewPasswordFields,
  useSignInAgain,
  useToast,
} from '@fandeck/widgets'
import { FormProvider } from 'react-hook-form'
import { accountPath } from '../../layout/return-path.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useNavigate } from '../../router/Router.tsx'
import { useMailedCode } from './use-mailed-code.ts'

const PAGE = '/mypage/logins'
/** The field that shows a refusal of the link; the others belong to the code. */
const FIELDS: Record<string, 'userId' | 'password'> = {
  'auth/bad-user-id': 'userId',
  'logins/taken': 'userId',
  'logins/other-linked': 'userId',
  'auth/weak-password': 'password',
}

const refusalOf = (answer: MyPageAnswer<unknown> | undefined): string =>
  answer?.error === undefined ? '' : answer.code

/** Links an email address: the address, its mailed code, and a password with live rules (D80). */
export default function EmailLinkPage() {
  const messages = useAllMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const signInAgain = useSignInAgain(() =>
    navigate(accountPath('login', { pathname: `${PAGE}/email`, search: '', hash: '' })),
  )
  const request = useEmailLinkCode()
  const link = useLinkEmail()
  const { form, userId, code, password, mailed, ready, onSent } = useMailedCode()
  const { register, handleSubmit, setValue, setFocus, formState } = form
  const { errors } = formState

  const sentenceOf = ({ data, error }: { data?: MyPageAnswer<unknown> | undefined; error: Error | null }) =>
    data?.error ?? (error ? errorSentence(messages, error) : undefined)
  const settle = (answer: MyPageAnswer<unknown>) => {
    if (answer.error !== undefined && answer.code === 'logins/sign-in-again') void signInAgain(answer.error)
  }
  const send = () => {
    link.reset()
    setValue('code', '')
    request.mutate(
      { userId },
      {
        onSuccess(answer) {
          settle(answer)
          if (answer.data) onSent(answer.data)
        },
      },
    )
  }
  const submit = handleSubmit(() => {
    if (!mailed) return send()
    if (!ready) return
    link.mutate(
      { userId, code, password },
      {
        onSuccess(answer) {
          settle(answer)
          if (answer.error !== undefined) return
          toast.show('이메일을 연결했어요.')
          navigate(PAGE, { replace: true })
        },
      },
    )
  })
  const failed = sentenceOf(link)
  const place = failed === undefined ? undefined : (FIELDS[refusalOf(link.data)] ?? 'code')
  const unsent = sentenceOf(request)
  const reset = () => link.reset()

  return (
    <form className="site-form" onSubmit={submit} noValidate>
      <h1 className="fandeck-title-1">
        이메일로도
        <br />
        로그인할 수 있어요
      </h1>
      <p className="site-form__lead">인증번호로 내 이메일인지 확인할게요.</p>
      <EmailField
        error={errors.userId?.message ?? (place === 'userId' ? failed : mailed ? undefined : unsent)}
        filled={userId !== ''}
        onClear={() => {
          setValue('userId', '')
          setFocus('userId')
        }}
        {...register('userId', {
          onChange() {
            reset()
            request.reset()
          },
          validate: (text) => isUserId(cleanLine(text)) || messages.errors['auth/bad-user-id'],
        })}
      />
      {mailed && (
        <>
          <CodeField
            sent={mailed}
            sending={request.isPending}
            onResend={send}
            error={place === 'code' ? failed : unsent}
            {...register('code', {
              onChange: () => reset(),
            })}
          />
          <FormProvider {...form}>
            <NewPasswordFields
              userId={userId}
              error={place === 'password' ? failed : undefined}
              onTyped={reset}
            />
          </FormProvider>
        </>
      )}
      <div className="site-cta">
        <Button
          block
          type="submit"
          disabled={mailed && !ready}
          loading={mailed ? link.isPending : request.isPending}
        >
          {mailed ? '연결하기' : '인증번호 받기'}
        </Button>
      </div>
    </form>
  )
}
