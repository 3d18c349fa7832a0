import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { CardPage } from './CardPage.tsx'
import { CardShareDialog } from './CardShareDialog.tsx'
import { CardPageStory, shareKey } from './card-page.fixtures.tsx'

const inside = (part: ReactElement) => <CardPageStory>{part}</CardPageStory>
const card = { cardId: 101, edition: 8, cardName: '한이준' }

export const parts: readonly ConformingPart[] = [
  ['CardPage', (p) => <CardPage {...p} shareKey={shareKey} />, { inside, heading: 1 }],
  [
    'CardShareDialog',
    (p) => <CardShareDialog {...p} open onOpenChange={() => {}} card={card} hrefOf={() => '/'} />,
    { inside, heading: 2 },
  ],
]
