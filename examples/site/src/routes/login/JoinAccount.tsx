import { useSignUp, useSignUpCode } from '@fandeck/react'
import { isFandeckError, isUserId } from '@fandeck/sdk'
import { cleanLine } from '@fandeck/sdk/input'
import { Button, Field } from '@fandeck/widgets'
import { FormProvider } from 'react-hook-form'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { CodeField } from './CodeField.tsx'
import { loginSentence } from './login-sentence.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { LoginTerms } from './Terms.tsx'
import { useMailedCode } from './use-mailed-code.ts'

/** The new account, for the sign-in that follows. */
export interface Account {
  userId: string
  password: string
}

interface JoinAccountProps {
  agreed: readonly LoginTerms[]
  onDone(account: Account): void
}

/** The second step of the sign-up: the address, its mailed code, and a password with live rules (D82). */
export function JoinAccount({ agreed, onDone }: JoinAccountProps) {
  const messages = useAllMessages()
  const join = useSignUp()
  const request = useSignUpCode()
  const { form, userId, code, password, mailed, ready, onSent } = useMailedCode()
  const { register, handleSubmit, setValue, formState } = form
  const { errors } = formState
  const failed = loginSentence(messages, join.error)
  const idFailed =
    isFandeckError(join.error, 'auth/user-id-taken') || isFandeckError(join.error, 'auth/bad-user-id')

  const codeFailed =
    isFandeckError(join.error, 'auth/wrong-code') ||
    isFandeckError(join.error, 'auth/code-expired') ||
    isFandeckError(join.error, 'auth/too-many-tries')

  const send = () => {
    join.reset()
    setValue('code', '')
    request.mutate({ userId }, { onSuccess: onSent })
  }
  const submit = handleSubmit(() => {
    if (!mailed) return isUserId(userId) ? send() : undefined
    if (ready)
      join.mutate({ userId, code, password, agreed }, { onSuccess: () => onDone({ userId, password }) })
  })

  return (
    <form className="site-join" onSubmit={submit} noValidate>
      <Field
        label="이메일"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={
          errors.userId?.message ??
          (idFailed ? failed : mailed ? undefined : loginSentence(messages, request.error))
        }
        end={
          !mailed &&
          isUserId(userId) && (
            <Button
              className="site-field-button"
              kind="secondary"
              size={36}
              loading={request.isPending}
              onClick={send}
            >
              인증번호 받기
            </Button>
          )
        }
        {...register('userId', {
          onChange: () => join.reset(),
          validate: (text) => isUserId(cleanLine(text)) || '이메일 주소를 다시 확인해 주세요.',
        })}
      />
      {mailed && (
        <CodeField
          sent={mailed}
          sending={request.isPending}
          onResend={send}
          error={codeFailed ? failed : loginSentence(messages, request.error)}
          {...register('code', {
            onChange: () => join.reset(),
          })}
        />
      )}
      <FormProvider {...form}>
        <NewPasswordFields userId={userId} againError={idFailed || codeFailed ? undefined : failed} />
      </FormProvider>
      <Button block type="submit" disabled={!mailed || !ready} loading={join.isPending}>
        가입하기
      </Button>
    </form>
  )
}
