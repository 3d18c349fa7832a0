import { useOwnTokens } from '@fandeck/react'
import { forwardRef, useId } from 'react'
import { editionNumber } from '../card/card-text.ts'
import { Image } from '../primitives/image/Image.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useCollectionMessages } from './use-collection-messages.ts'
import './OwnTokens.css'

/**
 * The member's copies that are tokens on the chain, each with its id; nothing while there are none.
 *
 * @see S7.45
 */
export const OwnTokens = /* @__PURE__ */ forwardRef<HTMLElement, HeadedPartProps>(function OwnTokens(
  { headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const messages = useCollectionMessages()
  const { data: tokens } = useOwnTokens()
  if (!tokens || tokens.length === 0) return null
  return (
    <Part tag="section" base="fandeck-root fandeck-tokens" aria-labelledby={id} {...root} ref={ref}>
      <Heading id={id} className="fandeck-title-2">
        {messages['collections.tokens']}
      </Heading>
      <ul className="fandeck-tokens__rows">
        {tokens.map(({ cardId, edition, cardName, image, tokenId }) => (
          <li key={`${cardId}-${edition}`} className="fandeck-tokens__row">
            <Image className="fandeck-tokens__image" shownWidth={44} src={image} alt="" />
            <span>
              <b>
                {cardName} No.{editionNumber(edition)}
              </b>
              <span className="fandeck-caption" lang="en">
                KAIA · KIP17 #{tokenId}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
})
