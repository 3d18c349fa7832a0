import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { PaymentReturn } from './PaymentReturn.tsx'
import { PaymentReturnStory } from './payment-return.fixtures.tsx'

const leave = { cardsHref: '/', dropHref: () => '/', onClose: () => {}, onDone: () => {} }

export const parts: readonly ConformingPart[] = [
  [
    'PaymentReturn',
    (p) => <PaymentReturn {...p} {...leave} dropId={undefined} />,
    { inside: (part) => <PaymentReturnStory>{part}</PaymentReturnStory>, heading: 1 },
  ],
]
