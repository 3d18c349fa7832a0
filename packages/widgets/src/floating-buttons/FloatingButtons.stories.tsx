import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { useEffect, useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { FloatingButtons, type FloatingButtonsProps } from './FloatingButtons.tsx'

export default { title: 'Site / Floating buttons' }

function LongPage({ scrollTo = 400, ...buttons }: FloatingButtonsProps & { scrollTo?: number }) {
  const [{ fandeck }] = useState(() => testKit())
  useEffect(() => {
    window.scrollTo({ top: scrollTo, behavior: 'instant' })
    return () => window.scrollTo({ top: 0, behavior: 'instant' })
  }, [scrollTo])
  return (
    <FandeckProvider fandeck={fandeck}>
      <div style={{ height: 1600 }}>긴 페이지</div>
      <div className="story-footer" style={{ width: '100%', height: 300, background: 'var(--fd-sunken)' }} />
      <FloatingButtons footer=".story-footer" {...buttons} />
    </FandeckProvider>
  )
}

export const All = () => <LongPage faqHref="/support/faq" />
export const WithoutFaq = () => <LongPage />
export const AtTheEnd = () => <LongPage faqHref="/support/faq" scrollTo={9999} />
export const English = () => (
  <MessagesProvider messages={en}>
    <LongPage faqHref="/support/faq" />
  </MessagesProvider>
)

export const Controls = controlled({ faqHref: '/support/faq', scrollTo: 400 }, (args) => (
  <LongPage {...args} />
))
