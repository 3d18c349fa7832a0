import '../login/login.css'
import { usePasswordCode } from '@fandeck/react'
import type { PhoneCode } from '@fandeck/sdk/auth'
import { useState } from 'react'
import { ResetEmail } from './ResetEmail.tsx'
import { ResetForm } from './ResetForm.tsx'

/** A forgotten password: the email address, then the mailed code and a new password (D82). */
export default function ResetPage() {
  const request = usePasswordCode()
  const [sent, setSent] = useState<PhoneCode & { userId: string }>()
  const send = (userId: string) =>
    request.mutate({ userId }, { onSuccess: (code) => setSent({ ...code, userId }) })
  const state = { error: request.error, sending: request.isPending }
  if (!sent) return <ResetEmail {...state} onSend={send} />
  return <ResetForm {...state} sent={sent} onResend={() => send(sent.userId)} />
}
