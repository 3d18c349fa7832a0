import type { TeamKey } from '../../art/teams.ts'
import { fanArt, PLACES, type Three } from './scenes.ts'
import { DAY, YEAR } from './time.ts'
import type { SeedBanner, SeedPopup } from './types.ts'

interface BannerText {
  label: string
  title: readonly string[]
  linkUrl: string
}

function banner(bannerSeq: number, team: TeamKey, cards: Three, text: BannerText): SeedBanner {
  return {
    bannerSeq,
    ...text,
    startMinutes: -30 * DAY,
    endMinutes: YEAR,
    blank: false,
    sort: bannerSeq,
    mobileArt: fanArt(team, PLACES.mobileBanner, cards),
    desktopArt: fanArt(team, PLACES.desktopBanner, cards),
  }
}

/** The five banners of the home page, in their order. */
export const BANNERS: readonly SeedBanner[] = [
  banner(1, 'idol1', [1002, 1005, 1001], {
    label: 'ORBLIT 1st Deck',
    title: ['첫 번째 덱,', '지금 열려 있어요'],
    linkUrl: '/drops/101',
  }),
  banner(2, 'seoul', [2002, 2023, 2001], {
    label: 'FC서울 2025',
    title: ['오늘의 베스트 11,', '내 손으로 짜 볼까요?'],
    linkUrl: '/fcseoul-2025',
  }),
  banner(3, 'anyang', [4002, 4012, 4001], {
    label: 'FC안양 2025',
    title: ['첫 골의 주인공,', '미리 맞혀 볼까요?'],
    linkUrl: '/fcanyang-2025',
  }),
  banner(4, 'boosters', [8002, 8003, 8001], {
    label: '레드부스터스 2025–26',
    title: ['우리 선수,', '모두 모았나요?'],
    linkUrl: '/redboosters/main',
  }),
  banner(5, 'ball', [9004, 9005, 9003], {
    label: '텐 미션',
    title: ['열 명을 모두 영입하면', '엠블럼이 완성돼요'],
    linkUrl: '/ten-missions',
  }),
]

/** Two popups of the home page, shown in one dialog; one of the events page; one that has ended, one upcoming. */
export const POPUPS: readonly SeedPopup[] = [
  {
    popupSeq: 1,
    popupName: '대전하나시티즌 플립 카드가 열렸어요',
    title: ['대전하나시티즌', '플립 카드가 열렸어요'],
    caption: '카드를 뒤집으면 선수의 이야기가 있어요',
    startMinutes: -DAY,
    endMinutes: 60 * DAY,
    linkUrl: '/dhcfc-2025',
    exposureUrl: '/',
    blank: false,
    art: fanArt('dhcfc', PLACES.popup, [7005, 7004, 7001]),
  },
  {
    popupSeq: 2,
    popupName: 'ITTA 겨울호가 도착했어요',
    title: ['ITTA 겨울호가', '도착했어요'],
    caption: '여섯 권의 표지를 넘겨 보세요',
    startMinutes: -DAY,
    endMinutes: 60 * DAY,
    linkUrl: '/itta-magazine/1',
    exposureUrl: '/',
    blank: false,
    art: fanArt('itta', PLACES.popup, [5002, 5006, 5003]),
  },
  {
    popupSeq: 3,
    popupName: '겨울 직관 이벤트가 열려요',
    title: ['경기장에서 만나요,', '겨울 직관 이벤트'],
    caption: '입장할 때 받은 카드를 스캔해 주세요',
    startMinutes: -DAY,
    endMinutes: 30 * DAY,
    linkUrl: '/event/3',
    exposureUrl: '/event',
    blank: false,
    art: fanArt('suwon', PLACES.popup, [3004, 3002, 3001]),
  },
  {
    popupSeq: 4,
    popupName: '개막 응원전이 끝났어요',
    title: ['함께해 주셔서', '고마워요'],
    caption: '당첨되신 분께는 따로 알려 드렸어요',
    startMinutes: -40 * DAY,
    endMinutes: -10 * DAY,
    linkUrl: '/event/5',
    exposureUrl: '/',
    blank: false,
    art: fanArt('boosters', PLACES.popup, [8004, 8006, 8001]),
  },
  {
    popupSeq: 5,
    popupName: '새해 덱을 준비하고 있어요',
    title: ['새해 첫 덱,', '곧 만나요'],
    caption: '열리는 날 이 자리에서 알려 드릴게요',
    startMinutes: 20 * DAY,
    endMinutes: 50 * DAY,
    linkUrl: '/originals',
    exposureUrl: '/',
    blank: false,
    art: fanArt('idol3', PLACES.popup, [1003, 1006, 1001]),
  },
]
