import { FandeckProvider } from '@fandeck/react'
import { type Handler, testKit } from '@fandeck/sdk/testing'
import {
  changeAdConsentEndpoint,
  changeNicknameEndpoint,
  changePictureEndpoint,
  checkNicknameEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
  type UserInfo,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const MEMBER: UserInfo = {
  memberId: 'm-1',
  nickname: '달빛수집가',
  accountType: 'phone',
  level: 'K201',
  phone: '01012344821',
  image: null,
  totalPoint: 12_400,
  adEmail: true,
  adSms: false,
}

export interface ProfileKitOptions {
  member?: Partial<UserInfo>
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose changes the server stores. */
export function profileKit({ member = {}, on = {} }: ProfileKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  const { server } = kit
  const stored = { ...MEMBER, ...member }
  server.answer(getUserInfoEndpoint, () => ({ ...stored }))
  server.answer(getWalletUserEndpoint, { walletLinked: true, walletAddress: '0x7a3ec41f' })
  server.answer(checkNicknameEndpoint, undefined)
  server.answer(changeNicknameEndpoint, ({ body }) => {
    if (typeof body === 'object' && body && 'nickname' in body) stored.nickname = String(body.nickname)
    return undefined
  })
  server.answer(changePictureEndpoint, () => {
    stored.image = '/new.webp'
    return { image: '/new.webp' }
  })
  server.answer(changeAdConsentEndpoint, ({ body }) => {
    if (typeof body === 'object' && body && 'push_email' in body) stored.adEmail = body.push_email === 'Y'
    if (typeof body === 'object' && body && 'push_sms' in body) stored.adSms = body.push_sms === 'Y'
    return undefined
  })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function ProfileStory({ children, ...options }: ProfileKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => profileKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
