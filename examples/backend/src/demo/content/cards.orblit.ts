import type { EditionTitle } from '../../art/finish.ts'
import type { IdolKey } from '../../art/teams.ts'
import { EDITION_TOTAL } from './players.ts'
import type { SeedCard } from './types.ts'

type Artist = readonly [name: string, idol: IdolKey, hair: number, edition: EditionTitle, story: string]

const ARTISTS: readonly Artist[] = [
  ['소하', 'idol1', 0, 'PRISM', '첫 앨범의 첫 소절을 부르는 목소리예요.'],
  ['세이', 'idol2', 1, 'FOIL', '연습실 불을 가장 늦게 끄는 멤버예요.'],
  ['해오', 'idol3', 2, 'SIGN', '타이틀곡의 노랫말을 밤새 고쳐 썼어요.'],
  ['유도', 'idol4', 3, 'BASIC', '무대 뒤에서 모두의 물을 챙겨 줘요.'],
  ['이루', 'idol5', 4, 'FOIL', '춤의 마지막 동작은 늘 이루가 만들어요.'],
  ['도이', 'idol1', 5, 'BASIC', '모자를 벗지 않는 데에는 비밀이 있대요.'],
]

/** The six cards of the album: 3,150 editions, enough for 1,000 packs of three. */
export const ORBLIT_CARDS: readonly SeedCard[] = ARTISTS.map(
  ([cardName, idol, hair, editionTitle, story], index) => ({
    cardId: 1001 + index,
    designId: 1001 + index,
    packId: 1,
    team: idol,
    cardName,
    position: 'ARTIST',
    sub: 'ORBLIT 1st Deck',
    editionTitle,
    editionTotal: EDITION_TOTAL[editionTitle],
    art: { kind: 'artist', idol, hair, seed: String(1001 + index) },
    story,
  }),
)
