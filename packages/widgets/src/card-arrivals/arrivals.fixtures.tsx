import { FandeckProvider } from '@fandeck/react'
import type { CardArrival } from '@fandeck/sdk/cards'
import { aCardArrival, refuse, testKit } from '@fandeck/sdk/testing'
import { getCardArrivalsEndpoint, markArrivalsSeenEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { drawn } from '../drop-model/drop.fixtures.ts'

const [gift, prize, rare] = drawn

/** A gift and two prizes of an event, in the order in which they came. */
export const someArrivals: readonly CardArrival[] = [
  { ...rare, editionTitle: 'SIGN', arrivalId: 1, source: 'event', eventTitle: '사인회 초대' } as const,
  { ...gift, editionTitle: 'BASIC', arrivalId: 2, source: 'gift' } as const,
  { ...prize, editionTitle: 'FOIL', arrivalId: 3, source: 'event', eventTitle: '사인회 초대' } as const,
].map(({ attributes, ...arrival }) => aCardArrival({ ...arrival, attributes: attributes ?? [] }))

export interface ArrivalsKitOptions {
  arrivals?: readonly CardArrival[]
  loggedIn?: boolean
  /** The server cannot record what was seen. */
  refusing?: boolean
}

/** A client in front of a member's arrivals, which end when they are seen. */
export function arrivalsKit({ arrivals = someArrivals, loggedIn = true, refusing }: ArrivalsKitOptions = {}) {
  const kit = testKit({ loggedIn })
  let waiting = [...arrivals]
  kit.server.answer(getCardArrivalsEndpoint, () => ({ arrivals: waiting }))
  kit.server.answer(markArrivalsSeenEndpoint, ({ body }) => {
    if (refusing) return refuse(409, '잠시 후 다시 시도해 주세요.', 'BUSY')
    const seen: unknown = Reflect.get(Object(body), 'arrival_seq_list')
    waiting = waiting.filter(({ arrivalId }) => !(Array.isArray(seen) && seen.includes(arrivalId)))
    return undefined
  })
  return kit
}

/** A part in front of that client. */
export function ArrivalsStory({ children, ...options }: ArrivalsKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => arrivalsKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
