import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { AForm } from './account-fields.fixtures.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

const nothing = () => {}
const sent = { expiresAt: 1, resendAt: 1 }
const inside = (part: ReactElement) => <FandeckProvider fandeck={testKit().fandeck}>{part}</FandeckProvider>
const inForm = (part: ReactElement) => inside(<AForm>{part}</AForm>)

export const parts: readonly ConformingPart[] = [
  [
    'CodeField',
    (p) => <CodeField {...p} sent={sent} sending={false} onResend={nothing} />,
    { inside, control: 'INPUT' },
  ],
  ['EmailField', (p) => <EmailField {...p} filled onClear={nothing} />, { control: 'INPUT' }],
  ['NewPasswordFields', (p) => <NewPasswordFields {...p} userId="m-1" />, { inside: inForm }],
  ['PasswordField', (p) => <PasswordField {...p} />, { control: 'INPUT' }],
  ['PasswordRules', (p) => <PasswordRules {...p} password="" userId="m-1" />],
]
