import { useTerms } from '@fandeck/react'
import type { TermsDiv } from '@fandeck/sdk'
import { Button, Dialog, useMessages } from '@fandeck/widgets'
import { useState } from 'react'

const TITLES = { S: '이용약관', P: '개인정보처리방침', M: '마케팅 정보 수신 동의' } as const
export type LoginTerms = keyof typeof TITLES
export const termsTitle = (div: LoginTerms): string => TITLES[div]

/** The terms of a kind, to read; closed without one. */
export function TermsDialog({ div, onClose }: { div: LoginTerms | undefined; onClose(): void }) {
  return div && <OpenTerms key={div} div={div} onClose={onClose} />
}

function OpenTerms({ div, onClose }: { div: TermsDiv & LoginTerms; onClose(): void }) {
  const messages = useMessages()
  const { data, isFetching, isError, refetch } = useTerms(div)
  const text = data?.content ?? (isFetching ? messages['common.loading'] : messages.errors.fallback)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.title ?? TITLES[div]}
      actions={
        isError && !isFetching ? (
          <Button onClick={() => void refetch()}>{messages['common.retry']}</Button>
        ) : (
          <Button onClick={onClose}>{messages['common.confirm']}</Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="site-terms" tabIndex={0} aria-busy={isFetching} aria-label={TITLES[div]}>
        {text}
      </section>
    </Dialog>
  )
}

/** The sentence under the ways to log in; its two words open the terms. */
export function TermsLinks() {
  const [div, setDiv] = useState<LoginTerms>()
  const link = (name: LoginTerms) => (
    <button type="button" className="site-login__term" onClick={() => setDiv(name)}>
      {TITLES[name]}
    </button>
  )
  return (
    <p className="site-login__terms">
      계속하면 {link('S')}과 {link('P')}에 동의하게 돼요.
      <TermsDialog div={div} onClose={() => setDiv(undefined)} />
    </p>
  )
}
