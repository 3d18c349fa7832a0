import { FandeckProvider } from '@fandeck/react'
import type { LoginMethod } from '@fandeck/sdk/logins'
import { aUserInfo, type Handler, testKit } from '@fandeck/sdk/testing'
import {
  changeAdConsentEndpoint,
  getLoginMethodsEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export interface SettingsKitOptions {
  /** `K201` is a verified member. */
  level?: string
  walletLinked?: boolean
  methods?: readonly LoginMethod['kind'][]
  loggedIn?: boolean
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member. */
export function settingsKit({
  level = 'K201',
  walletLinked = true,
  methods = ['phone', 'google', 'kakao', 'email'],
  loggedIn = true,
  on = {},
}: SettingsKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  server.answer(getUserInfoEndpoint, aUserInfo({ level }))
  server.answer(getWalletUserEndpoint, {
    walletLinked,
    walletAddress: walletLinked ? '0x7a3e5b1c9d4f4a21c41F' : null,
  })
  server.answer(getLoginMethodsEndpoint, {
    rows: methods.map((kind) => ({ kind, account: null, removable: true })),
  })
  server.answer(changeAdConsentEndpoint, undefined)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function SettingsStory({
  children,
  pass,
  ...options
}: SettingsKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => settingsKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
