import { useEmailLinkCode, useLinkEmail } from '@fandeck/react'
import { isUserId } from '@fandeck/sdk'
import type { MyPageAnswer } from '@fandeck/sdk/account'
import { cleanLine } from '@fandeck/sdk/input'
import { forwardRef } from 'react'
import { CodeField } from '../account-fields/CodeField.tsx'
import { EmailField } from '../account-fields/EmailField.tsx'
import { FormActions } from '../account-fields/FormActions.tsx'
import { NewPasswordOf } from '../account-fields/NewPasswordOf.tsx'
import { useMailedCode } from '../account-fields/use-mailed-code.ts'
import { useSignInAgain } from '../account-fields/use-sign-in-again.ts'
import { Button } from '../primitives/button/Button.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useLoginMessages } from './use-login-messages.ts'
import '../account-fields/AccountForm.css'

/** The field that shows a refusal of the link; the others belong to the code. */
const FIELDS = new Map<string, 'userId' | 'password'>([
  ['auth/bad-user-id', 'userId'],
  ['logins/taken', 'userId'],
  ['logins/other-linked', 'userId'],
  ['auth/weak-password', 'password'],
])

const refusalOf = (answer: MyPageAnswer<unknown> | undefined): string =>
  answer?.error === undefined ? '' : answer.code

/** The props of the form that links an email. */
export interface EmailLinkFormProps extends Omit<HeadedPartProps, 'role' | 'onSubmit'> {
  /** Called once the email is linked. */
  onLinked?: (() => void) | undefined
  /** Called when the member has agreed to sign in again, because the sign-in is too old; open the sign-in (D80). */
  onSignInRequest(): void
}

/**
 * Links an email address as a login method: the address, its mailed code, and a password with live rules. Needs a
 * `ModalProvider`.
 *
 * @see D80, D82
 */
export const EmailLinkForm = /* @__PURE__ */ forwardRef<HTMLElement, EmailLinkFormProps>(
  function EmailLinkForm({ onLinked, onSignInRequest, headingLevel = 1, ...root }, ref) {
    const Heading = `h${headingLevel}` as const
    const messages = useLoginMessages()
    const signInAgain = useSignInAgain(onSignInRequest)
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
      if (!ready || link.isPending) return
      link.mutate(
        { userId, code, password },
        {
          onSuccess(answer) {
            settle(answer)
            if (answer.error === undefined) onLinked?.()
          },
        },
      )
    })
    const failed = sentenceOf(link)
    const place = failed === undefined ? undefined : (FIELDS.get(refusalOf(link.data)) ?? 'code')
    const unsent = sentenceOf(request)
    const corrected = () => {
      if (!link.isPending) link.reset()
    }

    return (
      <Part
        tag="form"
        base="fandeck-root fandeck-form"
        noValidate
        {...root}
        ref={ref}
        onSubmit={(event) => void submit(event)}
      >
        <Heading className="fandeck-form__title fandeck-title-1">{messages['logins.byEmail.title']}</Heading>
        <p className="fandeck-form__lead">{messages['logins.byEmail.lead']}</p>
        <EmailField
          error={errors.userId?.message ?? (place === 'userId' ? failed : mailed ? undefined : unsent)}
          filled={userId !== ''}
          onClear={() => {
            setValue('userId', '')
            setFocus('userId')
          }}
          {...register('userId', {
            onChange() {
              corrected()
              if (!request.isPending) request.reset()
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
              {...register('code', { onChange: corrected })}
            />
            <NewPasswordOf
              form={form}
              userId={userId}
              error={place === 'password' ? failed : undefined}
              onTyped={corrected}
            />
          </>
        )}
        <FormActions>
          <Button
            block
            type="submit"
            disabled={mailed && !ready}
            loading={mailed ? link.isPending : request.isPending}
          >
            {messages[mailed ? 'logins.link' : 'logins.byEmail.request']}
          </Button>
        </FormActions>
      </Part>
    )
  },
)
