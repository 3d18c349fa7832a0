import { useSignUp, useSignUpCode } from '@fandeck/react'
import { isFandeckError, isUserId } from '@fandeck/sdk'
import { cleanLine } from '@fandeck/sdk/input'
import { CodeField } from '../account-fields/CodeField.tsx'
import { NewPasswordOf } from '../account-fields/NewPasswordOf.tsx'
import { useMailedCode } from '../account-fields/use-mailed-code.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import type { SignUpTermsKind } from './TermsLinks.tsx'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'

/** A new account, for the sign-in that follows. */
export interface NewAccount {
  userId: string
  password: string
}

interface SignUpAccountProps {
  agreed: readonly SignUpTermsKind[]
  onDone(account: NewAccount): void
}

/** The second step of the sign-up: the address, its mailed code, and a password with live rules (D82). */
export function SignUpAccount({ agreed, onDone }: SignUpAccountProps) {
  const messages = useSignInMessages()
  const join = useSignUp()
  const request = useSignUpCode()
  const { form, userId, code, password, mailed, ready, onSent } = useMailedCode()
  const { register, handleSubmit, setValue, formState } = form
  const { errors } = formState
  const failed = signInSentence(messages, join.error)
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
  const corrected = () => {
    if (join.isError) join.reset()
    if (request.isError) request.reset()
  }
  const submit = handleSubmit(() => {
    if (!mailed) return isUserId(userId) ? send() : undefined
    if (ready)
      join.mutate({ userId, code, password, agreed }, { onSuccess: () => onDone({ userId, password }) })
  })

  return (
    <form className="fandeck-sign-up__form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={messages['account.email']}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={
          errors.userId?.message ??
          (idFailed ? failed : mailed ? undefined : signInSentence(messages, request.error))
        }
        end={
          !mailed &&
          isUserId(userId) && (
            <Button
              className="fandeck-field-button"
              kind="secondary"
              size={36}
              loading={request.isPending}
              onClick={send}
            >
              {messages['signIn.code.request']}
            </Button>
          )
        }
        {...register('userId', {
          onChange: corrected,
          validate: (text) => isUserId(cleanLine(text)) || messages.errors['auth/bad-user-id'],
        })}
      />
      {mailed && (
        <CodeField
          sent={mailed}
          sending={request.isPending}
          onResend={send}
          error={codeFailed ? failed : signInSentence(messages, request.error)}
          {...register('code', { onChange: corrected })}
        />
      )}
      <NewPasswordOf form={form} userId={userId} againError={idFailed || codeFailed ? undefined : failed} />
      <Button block type="submit" disabled={!mailed || !ready} loading={join.isPending}>
        {messages['signUp.submit']}
      </Button>
    </form>
  )
}
