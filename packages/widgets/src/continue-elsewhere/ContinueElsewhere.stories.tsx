import { refuse } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { ContinueElsewhere, type ContinueElsewhereProps } from './ContinueElsewhere.tsx'
import { ContinueHere } from './ContinueHere.tsx'
import { type ContinueKitOptions, ContinueStory, PAGE, TOKEN } from './continue.fixtures.tsx'

export default { title: 'Drops / Continue elsewhere' }

type SheetStoryProps = ContinueKitOptions & Pick<ContinueElsewhereProps, 'reason'>

function Sheet({ reason, ...kit }: SheetStoryProps) {
  const [open, setOpen] = useState(true)
  return (
    <ContinueStory {...kit}>
      <Button onClick={() => setOpen(true)}>다른 브라우저에서 계속하기</Button>
      <ContinueElsewhere open={open} onOpenChange={setOpen} page={PAGE} path="/drops/1" reason={reason} />
    </ContinueStory>
  )
}

const Here = (kit: ContinueKitOptions) => (
  <ContinueStory {...kit}>
    <Wide>
      <ContinueHere
        hash={kit.purchase === undefined ? '' : `#${TOKEN}`}
        onContinue={() => {}}
        onSignIn={() => {}}
        onHome={() => {}}
      />
    </Wide>
  </ContinueStory>
)

export const Link = () => <Sheet />
export const AfterGoogle = () => <Sheet reason="google" />
export const Failed = () => (
  <Sheet on={{ 'POST /continuation': () => refuse(429, '잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES') }} />
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Sheet />
  </MessagesProvider>
)
export const OfferedAlways = () => (
  <ContinueStory>
    <ContinueButton always />
  </ContinueStory>
)
export const ContinuesHere = () => <Here purchase={false} />
export const NothingHere = () => <Here />

export const Controls = controlled({ reason: 'google' }, (sheet) => (
  <Sheet reason={sheet.reason === 'google' ? 'google' : undefined} />
))
