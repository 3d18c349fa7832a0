import { FandeckProvider } from '@fandeck/react'
import type { Benefit } from '@fandeck/sdk/claims'
import {
  aBenefit,
  aQrKey,
  aStoredSession,
  aToken,
  type Handler,
  NOON,
  ok,
  type TestKit,
  testKit,
} from '@fandeck/sdk/testing'
import { BenefitListReply, nothing, QrKey } from '@fandeck/sdk/wire'
import type { ReactNode } from 'react'
import { anArt } from '../card/card.fixtures.ts'

const DAY = 86_400_000

/** A QR benefit of one day, two that staff complete, and one more with a QR. */
export const BENEFITS: Benefit[] = [
  aBenefit({ benefitId: 1, usesQr: true, image: anArt('seoul'), startAt: NOON, endAt: NOON + 3_600_000 }),
  aBenefit({ benefitId: 2, name: '레드부스터스 포토존 입장', image: anArt('seoul'), endAt: NOON + 40 * DAY }),
  aBenefit({ benefitId: 3, name: 'ORBLIT 사인 엽서 수령', image: anArt('sei') }),
  aBenefit({ benefitId: 4, name: 'ITTA 팝업 10% 할인', image: anArt('anyang'), usesQr: true }),
]

export interface WalletKitOptions {
  benefits?: Benefit[]
  /** `undefined` for a member without a level. */
  level?: string | undefined
  linked?: boolean
  /** Override the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a verified member with benefits, with an in-memory server and a fixed clock. */
export function walletKit({
  benefits = BENEFITS,
  level = 'K201',
  linked = true,
  on = {},
}: WalletKitOptions = {}) {
  const kit = testKit({ loggedIn: aStoredSession({ accessToken: aToken({ tokenUserLevel: level }) }) })
  kit.fandeck.session.setUser({
    memberId: '01024814821',
    nickname: '하나',
    accountType: 'phone',
    walletLinked: linked,
  })
  let keys = 0
  const routes: Record<string, Handler> = {
    'GET /claim/usable/list': () => ok(BenefitListReply, benefits),
    'GET /claim/qr/:idx': () =>
      ok(QrKey, aQrKey({ randomKey: `fandeck-qr-7f3a91-${++keys}`, expiresAt: kit.clock.now() + 180_000 })),
    'POST /claim/pwd/:idx': () => ok(nothing, undefined),
    ...on,
  }
  for (const [route, handler] of Object.entries(routes)) kit.server.on(route, handler)
  return kit
}

export const InKit = ({ kit, children }: { kit: TestKit; children: ReactNode }) => (
  <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
)
