import { CardDeck } from '@fandeck/widgets'

const packs = [
  { packName: 'fcseoul-2025', title: 'FC서울' },
  { packName: 'orblit-1st-deck', title: 'ORBLIT' },
]

export const Deck = () => <CardDeck packs={packs} onSignIn={() => location.assign('/login')} />
