import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ContinueElsewhere } from './ContinueElsewhere.tsx'
import { ContinueHere } from './ContinueHere.tsx'
import { ContinueStory, PAGE, TOKEN } from './continue.fixtures.tsx'

const inside = (part: ReactElement) => <ContinueStory>{part}</ContinueStory>
const never = () => {}

export const parts: readonly ConformingPart[] = [
  [
    'ContinueElsewhere',
    (p) => <ContinueElsewhere {...p} open onOpenChange={never} page={PAGE} path="/" />,
    { inside, heading: 2 },
  ],
  [
    'ContinueHere',
    (p) => <ContinueHere {...p} hash={`#${TOKEN}`} onContinue={never} onSignIn={never} onHome={never} />,
    { inside, heading: 1 },
  ],
]
