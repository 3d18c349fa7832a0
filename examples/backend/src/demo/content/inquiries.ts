import { DAY, HOUR } from './time.ts'
import type { SeedInquiry } from './types.ts'

/** Inquiries of a demo member: one answered, one open. */
export const INQUIRIES: readonly SeedInquiry[] = [
  {
    memberId: '01055550100',
    category: '카드',
    title: '코드를 스캔했는데 카드가 보이지 않아요',
    content: '어제 경기장에서 받은 카드를 스캔했어요. 완료됐다고 나왔는데 덱에는 아직 없어요.',
    askedMinutes: -3 * DAY,
    answer: '불편을 드려 죄송해요. 확인해 보니 카드가 늦게 도착했어요. 지금은 MY > 내 카드에서 볼 수 있어요.',
    answeredMinutes: -2 * DAY,
  },
  {
    memberId: '01055550100',
    category: '결제',
    title: '배송지를 바꾸고 싶어요',
    content: '이사를 하게 되어 굿즈를 받을 주소를 바꾸고 싶어요.',
    askedMinutes: -5 * HOUR,
  },
]
