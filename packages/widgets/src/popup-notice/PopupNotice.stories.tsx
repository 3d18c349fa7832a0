import { FandeckProvider } from '@fandeck/react'
import type { Popup } from '@fandeck/sdk/popups'
import { aPopup, NOON, testKit } from '@fandeck/sdk/testing'
import { getPopupNoticesEndpoint } from '@fandeck/sdk/wire'
import { useEffect, useRef, useState } from 'react'
import { anArt } from '../card/card.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { PopupDialog } from './PopupDialog.tsx'
import { PopupNotice } from './PopupNotice.tsx'
import { PopupStill } from './PopupStill.tsx'

export default { title: 'Site / Popup notice' }

const DAY = 86_400_000
const flip = aPopup({
  name: '대전하나시티즌\n플립 카드가 열렸어요',
  image: anArt('anyang-banner'),
  startAt: NOON,
  endAt: NOON + 23 * DAY,
})
const escort = aPopup({
  popupId: 2,
  name: 'FC서울 에스코트 모집',
  image: anArt('seoul-banner'),
  linkUrl: null,
})

function DialogStory({ popups }: { popups: readonly Popup[] }) {
  const [open, setOpen] = useState(popups)
  return (
    <>
      <Button onClick={() => setOpen(popups)}>팝업 열기</Button>
      <PopupDialog popups={open} onClose={() => setOpen([])} />
    </>
  )
}

export const One = () => <DialogStory popups={[escort]} />
export const Several = () => <DialogStory popups={[flip, escort]} />
export const MissingPicture = () => <DialogStory popups={[{ ...flip, image: '' }, escort]} />
export const LongText = () => (
  <DialogStory popups={[{ ...flip, name: '플립 카드가 열렸어요. '.repeat(1000) }, escort]} />
)
export const HostileLink = () => <DialogStory popups={[{ ...flip, linkUrl: 'javascript:alert(1)' }]} />

/** The dialog of a server's HTML, before the script of the widget has loaded. */
export const Still = () => {
  const still = useRef<HTMLElement>(null)
  useEffect(() => {
    if (still.current instanceof HTMLDialogElement && !still.current.open) still.current.showModal()
  }, [])
  return <PopupStill ref={still} popups={[flip, escort]} path="/" now={NOON} />
}

export const English = () => (
  <MessagesProvider messages={en}>
    <DialogStory popups={[{ ...flip, name: 'Flip cards\nare here' }, escort]} />
  </MessagesProvider>
)

/** The popups of a path, fetched from the server. */
export const OfAPath = () => {
  const [kit] = useState(() => {
    const made = testKit()
    made.server.answer(getPopupNoticesEndpoint, { count: 2, rows: [flip, escort] })
    return made
  })
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <PopupNotice path="/" />
    </FandeckProvider>
  )
}

export const Controls = controlled({ name: '플립 카드가 열렸어요', several: true }, ({ name, several }) => (
  <DialogStory popups={[{ ...flip, name }, ...(several ? [escort] : [])]} />
))
