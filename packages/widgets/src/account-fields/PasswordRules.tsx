import { checkPassword } from '@fandeck/sdk'
import { Circle, CircleCheck } from 'lucide-react'
import { forwardRef } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'
import './AccountForm.css'

const RULES = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'repeat', 'userId'] as const

/** The props of the rules of a password. */
export interface PasswordRulesProps extends PartProps {
  password: string
  /** The id of the account, which the password must not contain. */
  userId: string
}

/**
 * The rules of a password, each ticked once satisfied; an empty password satisfies none.
 *
 * @see S5.1–S5.4
 */
export const PasswordRules = /* @__PURE__ */ forwardRef<HTMLElement, PasswordRulesProps>(
  function PasswordRules({ password, userId, ...root }, ref) {
    const messages = useAccountFieldMessages()
    const broken = checkPassword(password, { userId })
    return (
      <Part
        tag="ul"
        base="fandeck-root fandeck-rules"
        aria-label={messages['account.rules']}
        {...root}
        ref={ref}
      >
        {RULES.map((problem) => {
          const kept = password !== '' && !broken.includes(problem)
          const Icon = kept ? CircleCheck : Circle
          return (
            <li key={problem} data-kept={kept || undefined}>
              <Icon size={16} strokeWidth={2} aria-hidden />
              <span>{messages[`account.rules.${problem}`]}</span>
              <span className="fandeck-visually-hidden">
                {messages[kept ? 'account.rules.kept' : 'account.rules.open']}
              </span>
            </li>
          )
        })}
      </Part>
    )
  },
)
