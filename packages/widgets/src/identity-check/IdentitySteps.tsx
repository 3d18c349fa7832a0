import { QrCode, UserRoundCheck, Wallet } from 'lucide-react'
import { useIdentityMessages } from './use-identity-messages.ts'

const STEPS = [
  { name: 'check', Icon: UserRoundCheck },
  { name: 'wallet', Icon: Wallet },
  { name: 'benefit', Icon: QrCode },
] as const

/** What follows the check. */
export function IdentitySteps() {
  const messages = useIdentityMessages()
  return (
    <ol className="fandeck-identity__steps">
      {STEPS.map(({ name, Icon }) => (
        <li key={name}>
          <span className="fandeck-identity__icon">
            <Icon size={24} strokeWidth={1.75} aria-hidden />
          </span>
          <span>
            <b>{messages[`identity.step.${name}`]}</b>
            <br />
            <span className="fandeck-caption">{messages[`identity.step.${name}.text`]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
