import { FandeckProvider } from '@fandeck/react'
import { aDrop, aDropInformation, NOON } from '@fandeck/sdk/testing'
import { getDropEndpoint, getDropsInformationEndpoint, getRemainingEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { type MyPageKitOptions, myPageKit } from '../my-page/my-page.fixtures.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'

const DAY = 86_400_000
/** The drops 1 and 2 sell the packs of FC서울, 1 now and 2 no longer; 3 sells others. */
const DROPS = [1, 2, 3].map((dropId) =>
  aDropInformation({ dropId, packName: dropId === 3 ? 'fcanyang-2025' : 'fcseoul-2025' }),
)

/** A client of a member who lacks the last design of each of two packs. */
export function binderKit(options: MyPageKitOptions = {}) {
  const kit = myPageKit(options)
  kit.server.answer(getDropsInformationEndpoint, { version: 1, updatedAt: NOON, drops: DROPS })
  kit.server.answer(getDropEndpoint, ({ path }) => {
    const isOver = path.endsWith('/2')
    return aDrop({
      info: { title: 'FC서울 2025', startAt: NOON - 2 * DAY, endAt: NOON + (isOver ? -DAY : DAY) },
    })
  })
  kit.server.answer(getRemainingEndpoint, { remainingPacks: 312 })
  return kit
}

/** A binder in front of that client. */
export function BinderStory({ children, ...options }: MyPageKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => binderKit(options))
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>{children}</ModalProvider>
    </FandeckProvider>
  )
}
