import { FandeckProvider } from '@fandeck/react'
import { type Handler, testKit } from '@fandeck/sdk/testing'
import { handOverEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import type { HandoverRequest } from './handover-request.ts'

export const REQUEST: HandoverRequest = { origin: 'https://brand.example', challenge: 'ab'.repeat(32) }
const HAND_OVER = 'POST /auth/handover'

/** A client of a member, whose server makes a code for the brand. */
export function handoverKit({ onHandOver }: { onHandOver?: Handler | undefined } = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.answer(handOverEndpoint, { code: 'one-minute-and-only-once' })
  if (onHandOver) kit.server.on(HAND_OVER, onHandOver)
  return kit
}

/** A part in front of that client. */
export function HandoverStory({ children }: { children: ReactNode }) {
  const [kit] = useState(() => handoverKit())
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
