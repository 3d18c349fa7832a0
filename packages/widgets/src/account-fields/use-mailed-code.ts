import type { PhoneCode } from '@fandeck/sdk/auth'
import { cleanLine } from '@fandeck/sdk/input'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CODE_LENGTH } from './CodeField.tsx'
import { isNewPassword } from './NewPasswordFields.tsx'

/**
 * The form of an address, the code mailed to it and a new password.
 *
 * `mailed` is the last code, as long as the field has its address; a new one receives the focus. `ready` tells whether
 * the code and the password are complete. Call `onSent` with the times of a code that has been mailed to `userId`.
 */
export function useMailedCode() {
  const [sent, setSent] = useState<PhoneCode & { userId: string }>()
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { userId: '', code: '', password: '', again: '' },
  })
  const { watch, setFocus } = form
  const { code, password, again } = watch()
  const userId = cleanLine(watch('userId'))
  const mailed = sent?.userId === userId ? sent : undefined

  useEffect(() => {
    if (mailed) setFocus('code')
  }, [mailed, setFocus])

  return {
    form,
    userId,
    code,
    password,
    mailed,
    ready: code.length === CODE_LENGTH && isNewPassword({ password, again }, userId),
    onSent: (times: PhoneCode) => setSent({ ...times, userId }),
  }
}
