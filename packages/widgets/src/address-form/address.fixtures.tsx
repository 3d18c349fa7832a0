import { FandeckProvider } from '@fandeck/react'
import type { Delivery } from '@fandeck/sdk'
import { type Handler, testKit } from '@fandeck/sdk/testing'
import {
  deleteSavedDeliveryEndpoint,
  getSavedDeliveryEndpoint,
  saveDeliveryEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export interface AddressKitOptions {
  delivery?: Delivery | null
  loggedIn?: boolean
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member with this address, or none. */
export function addressKit({ delivery = null, loggedIn = true, on = {} }: AddressKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  server.answer(getSavedDeliveryEndpoint, { delivery })
  server.answer(saveDeliveryEndpoint, undefined)
  server.answer(deleteSavedDeliveryEndpoint, undefined)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function AddressStory({
  children,
  pass,
  ...options
}: AddressKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => addressKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
