import { FandeckProvider } from '@fandeck/react'
import { aShop, type Handler, testKit } from '@fandeck/sdk/testing'
import { getShopEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

/** A client whose backend describes its shop, or replies otherwise. */
export function footerKit(reply?: Handler) {
  const kit = testKit()
  kit.server.answer(getShopEndpoint, aShop())
  if (reply) kit.server.on('GET /shop', reply)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function FooterStory({
  children,
  reply,
  pass,
}: {
  children: ReactNode
  reply?: Handler | undefined
  pass?: boolean | undefined
}) {
  const [kit] = useState(() => footerKit(reply))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
