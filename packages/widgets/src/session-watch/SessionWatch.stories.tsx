import { FandeckProvider } from '@fandeck/react'
import { FandeckError } from '@fandeck/sdk'
import { testKit } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { SessionWatch } from './SessionWatch.tsx'

export default { title: 'Account / Session watch' }

const refusal = () =>
  new FandeckError('session/refused', 'The refresh failed.', {
    serverMessage: '다른 기기에서 로그아웃했어요.',
  })
const invalid = () => new FandeckError('session/invalid', 'The server rejects it.')

function Story({ ended, onEnded = () => {} }: { ended?: 'refused' | 'invalid'; onEnded?: () => void }) {
  const [{ fandeck }] = useState(() => {
    const kit = testKit({ loggedIn: true })
    if (ended) kit.fandeck.session.end(ended, ended === 'refused' ? refusal() : invalid())
    return kit
  })
  return (
    <FandeckProvider fandeck={fandeck}>
      <SessionWatch onEnded={onEnded} />
    </FandeckProvider>
  )
}

export const Refused = () => <Story ended="refused" />
export const Expired = () => <Story ended="invalid" />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story ended="invalid" />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>{({ go }) => <Story ended="refused" onEnded={() => go('/account/logout')} />}</ForeignRouter>
)

export const Controls = controlled({ expired: true }, ({ expired }) => (
  <Story ended={expired ? 'invalid' : 'refused'} />
))
