import { FandeckProvider } from '@fandeck/react'
import { NOON, refuse, testKit } from '@fandeck/sdk/testing'
import { getCheersEndpoint, sendCheerEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

/** A client of a member, whose second cheer is refused. */
export function cheersKit() {
  const kit = testKit({ loggedIn: true })
  let sent = 0
  kit.server.answer(getCheersEndpoint, { rows: [{ text: '힘내자', at: NOON }] })
  kit.server.answer(sendCheerEndpoint, () =>
    sent++ === 0 ? undefined : refuse(409, '이미 응원했어요.', 'ALREADY_SENT'),
  )
  return kit
}

/** A part in front of that client. */
export function CheersStory({ children }: { children: ReactNode }) {
  const [kit] = useState(cheersKit)
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
