import { useCreator } from '@fandeck/react'
import { forwardRef } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useCollectionMessages } from './use-collection-messages.ts'
import './OwnTokens.css'

/**
 * How many collections the member created, and how many cards are tokens; nothing before the first collection.
 *
 * @see S7.33
 */
export const CreatorSummary = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function CreatorSummary(root, ref) {
    const messages = useCollectionMessages()
    const { data: creator, isPending } = useCreator()
    if (creator ? creator.collections === 0 : !isPending) return null
    return (
      <Part tag="p" base="fandeck-root fandeck-creator" {...root} ref={ref}>
        {creator ? messages['collections.creator'](creator) : <Skeleton width={240} height={23} />}
      </Part>
    )
  },
)
