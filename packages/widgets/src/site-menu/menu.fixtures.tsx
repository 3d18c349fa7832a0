import { FandeckProvider } from '@fandeck/react'
import { aUserInfo, type Handler, testKit } from '@fandeck/sdk/testing'
import { getUserInfoEndpoint, getWalletUserEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export const LINKS = [
  { href: '#originals', label: 'ORIGINALS' },
  { href: '#event', label: 'EVENT' },
  {
    label: 'SUPPORT',
    links: [
      { href: '#notice', label: 'NOTICE', caption: '공지사항' },
      { href: '#faq', label: 'FAQ', caption: '자주 묻는 질문' },
      { href: '#guide', label: 'GUIDE' },
    ],
  },
]

export interface MenuKitOptions {
  loggedIn?: boolean
  /** Replies to the request for the member. */
  reply?: Handler | undefined
}

/** A client of a member. */
export function menuKit({ loggedIn = true, reply }: MenuKitOptions = {}) {
  const kit = testKit({ loggedIn })
  kit.server.answer(getUserInfoEndpoint, aUserInfo())
  kit.server.answer(getWalletUserEndpoint, { walletLinked: false, walletAddress: null })
  if (reply) kit.server.on('GET /mypage/userinfo', reply)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function MenuStory({
  children,
  pass,
  ...options
}: MenuKitOptions & { children: ReactNode; pass?: boolean | undefined }) {
  const [kit] = useState(() => menuKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
