import { maskAccount } from '@fandeck/sdk'
import type { LoginMethod, LoginProvider, LoginWay } from '@fandeck/sdk/logins'
import { AtSign, Lock, type LucideIcon, Mail, MessageCircle, Smartphone } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { useLoginMessages } from './use-login-messages.ts'

const ICONS: Record<LoginWay, LucideIcon> = {
  phone: Smartphone,
  google: AtSign,
  kakao: MessageCircle,
  email: Mail,
}

export const isProvider = (kind: LoginWay): kind is LoginProvider => kind === 'google' || kind === 'kakao'

interface MethodRowProps {
  way: LoginWay
  method: LoginMethod | undefined
  /** Whether it is the only method, which cannot be unlinked. */
  last: boolean
  busy: boolean
  /** Where a phone or an email is linked. */
  href: string
  onLink(provider: LoginProvider): void
  onUnlink(way: LoginWay): void
}

/** One login method, with its link or its end. */
export function MethodRow({ way, method, ...action }: MethodRowProps) {
  const messages = useLoginMessages()
  const Icon = ICONS[way]
  const account = method?.account ? maskAccount(method.account) : undefined
  return (
    <li className="fandeck-account__row" data-unlinked={method ? undefined : true}>
      <span className="fandeck-account__icon">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="fandeck-account__text">
        <b>{messages[`logins.${way}`]}</b>
        <span className="fandeck-caption" lang={account?.includes('@') ? 'en' : undefined}>
          {account ?? messages[method ? 'logins.linked' : 'logins.none']}
        </span>
      </span>
      <MethodAction way={way} method={method} {...action} />
    </li>
  )
}

function MethodAction({ way, method, last, busy, href, onLink, onUnlink }: MethodRowProps) {
  const messages = useLoginMessages()
  const renderLink = useRenderLink()
  const name = messages[`logins.${way}`]
  if (method && last) {
    return (
      <span className="fandeck-account__fixed">
        <Lock size={14} strokeWidth={2} aria-hidden />
        {messages['logins.last']}
      </span>
    )
  }
  const label = messages[method ? 'logins.unlink.of' : 'logins.link.of']({ name })
  if (!method && !isProvider(way)) {
    return renderLink({
      href,
      className: 'fandeck-button',
      'aria-label': label,
      ...{ 'data-kind': 'outline', 'data-size': 36 },
      children: <span className="fandeck-button__label">{messages['logins.link']}</span>,
    })
  }
  return (
    <Button
      kind={method ? 'secondary' : 'outline'}
      size={36}
      loading={busy}
      aria-label={label}
      onClick={() => (isProvider(way) && !method ? onLink(way) : onUnlink(way))}
    >
      {messages[method ? 'logins.unlink' : 'logins.link']}
    </Button>
  )
}
