import { FandeckError } from '@fandeck/sdk'
import type { DrawnCard } from '@fandeck/sdk/drops'
import { createElementClass } from '../element/create-element.tsx'
import type { Emit, FandeckSignInEventMap, PropertiesOf } from '../element/element-types.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { CardDeck } from './CardDeck.tsx'
import { deckTag } from './deck.tag.ts'
import type { DeckPack } from './deck-filter.ts'

/** The events of `<fandeck-deck>`. */
export interface FandeckDeckEventMap extends FandeckSignInEventMap {
  /** The fan has opened the packs of an order. */
  'fandeck-opened': CustomEvent<{ orderId: string; cards: readonly DrawnCard[] }>
}

type Attributes = (typeof deckTag)['attributes']

const loadSignIn = () => import('../sign-in-window/SignInNote.tsx')

interface DeckElementProps {
  attributes: PropertiesOf<Attributes>
  packs: readonly DeckPack[]
  emit: Emit<FandeckDeckEventMap>
}

function DeckElement({ attributes: { loginOrigin }, packs, emit }: DeckElementProps) {
  const signIn = useSignInWindow(loginOrigin, emit, loadSignIn)
  return (
    <>
      <CardDeck
        packs={packs}
        onOpened={({ orderId, cards }) => emit('fandeck-opened', { orderId, cards })}
        onSignIn={signIn.open}
      />
      {signIn.note}
    </>
  )
}

/**
 * `<fandeck-deck packs="orblit-1st-deck,fcseoul-2025" market-url="https://api.example" login-origin="https://fandeck.example">`:
 * the cards of a fan.
 *
 * @see FandeckDeckEventMap for its events
 */
export const FandeckDeckElement = /* @__PURE__ */ createElementClass<FandeckDeckEventMap, Attributes>(
  deckTag,
  {
    english: () => import('./deck.element.en.ts'),
    render(attributes, emit) {
      const names = (attributes.packs ?? '').split(',').map((name) => name.trim())
      const packs = names.filter(Boolean).map((packName) => ({ packName }))
      if (packs.length === 0)
        throw new FandeckError('config/invalid', 'Set packs to the names of packs, such as orblit-1st-deck.')
      return <DeckElement attributes={attributes} packs={packs} emit={emit} />
    },
  },
)
export type FandeckDeckElement = InstanceType<typeof FandeckDeckElement>
