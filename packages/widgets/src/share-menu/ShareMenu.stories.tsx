import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { kakaoMessenger } from './kakao-messenger.ts'
import { ShareMenu } from './ShareMenu.tsx'

export default { title: 'Site / Share menu' }

const kakao = kakaoMessenger({ appKey: 'story' })

function ShareStory({ children, open = false }: { children: ReactNode; open?: boolean }) {
  const [{ fandeck }] = useState(() => testKit())
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) place.current?.querySelector('button')?.click()
  }, [open])
  return (
    <FandeckProvider fandeck={fandeck}>
      <div ref={place} style={{ justifySelf: 'end', paddingTop: 120 }}>
        {children}
      </div>
    </FandeckProvider>
  )
}

export const Closed = () => (
  <ShareStory>
    <ShareMenu />
  </ShareStory>
)
export const Open = () => (
  <ShareStory open>
    <ShareMenu messenger={kakao} />
  </ShareStory>
)
export const WithoutMessenger = () => (
  <ShareStory open>
    <ShareMenu />
  </ShareStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <ShareStory open>
      <ShareMenu messenger={kakao} />
    </ShareStory>
  </MessagesProvider>
)

export const Controls = controlled({ open: true, messenger: true }, ({ open, messenger }) => (
  <ShareStory open={open}>
    <ShareMenu {...(messenger && { messenger: kakao })} />
  </ShareStory>
))
