import type { Fandeck } from '@fandeck/sdk'
import { createElement, useState } from 'react'
import { configure } from '../element/element-config.ts'
import { controlled } from '../stories/controlled.tsx'
import { FandeckDeckElement } from './CardDeck.element.tsx'
import { closedPacks, deckKit } from './deck.fixtures.tsx'

export default { title: 'Elements / Card deck' }

/** A custom element on a server with two packs of cards. */
function DeckElementStory({ fandeck, lang }: { fandeck(): Fandeck; lang?: string }) {
  useState(() => {
    configure({ fandeck: fandeck() })
    FandeckDeckElement.define()
  })
  return createElement('fandeck-deck', {
    packs: 'fcseoul-2025,fcanyang-2025',
    lang,
    style: { width: '100%' },
  })
}
const member = () => deckKit({ unopened: closedPacks() }).fandeck
const visitor = () => deckKit({ loggedIn: false }).fandeck

export const Member = () => <DeckElementStory fandeck={member} />
export const Visitor = () => <DeckElementStory fandeck={visitor} />
export const English = () => <DeckElementStory fandeck={member} lang="en" />

export const Controls = controlled(
  { signedIn: true, lang: 'ko' },
  ({ signedIn, lang }) => <DeckElementStory fandeck={signedIn ? member : visitor} lang={lang} />,
  { lang: ['ko', 'en'] },
)
