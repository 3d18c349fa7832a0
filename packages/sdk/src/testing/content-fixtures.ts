import type { Popup } from '../popups/popups.schema.ts'
import type { FanEvent, Original, Story } from '../showcase/showcase.schema.ts'
import type { Faq, Inquiry, Notice } from '../support/support.schema.ts'
import { NOON, PICTURE } from './fixtures.ts'

const HOUR = 3_600_000

/** A popup of the main page, open for a day. */
export const aPopup = (change: Partial<Popup> = {}): Popup => ({
  popupId: 1,
  name: '플립 카드가 열렸어요',
  image: PICTURE,
  linkUrl: '/dhcfc-2025',
  newWindow: false,
  path: '/',
  ...change,
})

/** An original of the list. */
export const anOriginal = (change: Partial<Original> = {}): Original => ({
  key: 'seoul',
  category: 'football',
  title: 'FC서울',
  description: '포메이션 · 업그레이드',
  homeDescription: '내 손으로 짜는 베스트 11',
  homeOrder: null,
  linkUrl: '/fcseoul-2025',
  crest: PICTURE,
  image: PICTURE,
  thumb: PICTURE,
  colors: ['#c4122f', '#17090d', '#ffb199'],
  ...change,
})

/** An event that is open for ten days. */
export const anEvent = (change: Partial<FanEvent> = {}): FanEvent => ({
  eventId: 1,
  title: '앨범 속 코드로 ORBLIT 카드 받기',
  summary: '앨범에 든 코드를 입력하면 카드가 도착해요.',
  startAt: NOON - 24 * HOUR,
  endAt: NOON + 240 * HOUR,
  linkUrl: '/orblit',
  image: PICTURE,
  thumb: PICTURE,
  pageId: 'event-1',
  homeOrder: 1,
  hasDraw: false,
  ...change,
})

/** A story. */
export const aStory = (change: Partial<Story> = {}): Story => ({
  storyId: 1,
  title: '카드 한 장이 나오기까지',
  summary: '그림에서 인쇄까지, 카드를 만드는 사람들을 만났어요.',
  postedAt: NOON,
  image: PICTURE,
  pageId: 'story-1',
  ...change,
})

/** A notice of the list. */
export const aNotice = (change: Partial<Notice> = {}): Notice => ({
  noticeId: 1,
  category: '안내',
  title: '지갑 연결 방법이 더 쉬워졌어요',
  postedAt: NOON,
  ...change,
})

/** A question of the support pages. */
export const aFaq = (change: Partial<Faq> = {}): Faq => ({
  faqId: 1,
  category: '지갑·혜택',
  question: 'QR 코드가 자꾸 바뀌어요',
  answer: '안전하게 쓸 수 있도록 2분 50초마다 새 코드로 바뀌어요.',
  ...change,
})

/** An inquiry that waits for its answer. */
export const anInquiry = (change: Partial<Inquiry> = {}): Inquiry => ({
  inquiryId: 1,
  category: '카드',
  title: '코드를 스캔했는데 카드가 보이지 않아요',
  content: '어제 경기장에서 스캔했어요.',
  images: [],
  status: 'waiting',
  askedAt: NOON,
  answer: null,
  answeredAt: null,
  ...change,
})
