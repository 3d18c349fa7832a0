// `pnpm story:art`: draws the pictures of the stories as the demo's backend draws them, into
// `packages/widgets/src/stories/art`. The stories need no network, and the package ships none of them.
import { join } from 'node:path'
import { CARDS, drawPictures } from '../docs/site/pages/cards.ts'

/** The widest card of a story has 244 CSS pixels. */
const WIDTH = 360

const ijun = { kind: 'athlete', seed: '2001', team: 'seoul', number: 10, pose: 'kick' } as const
const doyun = { kind: 'athlete', seed: '2002', team: 'seoul', number: 9, pose: 'header' } as const
const sebin = { kind: 'athlete', seed: '3001', team: 'anyang', number: 23, pose: 'header' } as const
const doha = { kind: 'athlete', seed: '3002', team: 'anyang', number: 4, pose: 'kick' } as const
const haram = { kind: 'athlete', seed: '3003', team: 'anyang', number: 8 } as const
const banner = { kind: 'fan', width: 390, height: 472, cardWidth: 148, centerX: 195, top: 72 } as const

/** The cards of two clubs and a group, a square and a banner of each club. */
await drawPictures(
  join(import.meta.dirname, '../packages/widgets/src/stories/art'),
  {
    ...CARDS,
    sebin,
    doha,
    haram,
    seoul: { kind: 'thumb', card: { art: ijun, finish: 'prism' } },
    anyang: { kind: 'thumb', card: { art: sebin, finish: 'foil' } },
    'seoul-banner': {
      ...banner,
      seed: 'seoul',
      team: 'seoul',
      cards: [{ art: doyun }, { art: ijun, finish: 'sign' }, { art: ijun, finish: 'prism' }],
    },
    'anyang-banner': {
      ...banner,
      seed: 'anyang',
      team: 'anyang',
      cards: [{ art: doha }, { art: haram, finish: 'foil' }, { art: sebin, finish: 'prism' }],
    },
  },
  WIDTH,
)
