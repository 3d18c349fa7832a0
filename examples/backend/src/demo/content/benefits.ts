import { thumbArt } from './scenes.ts'
import { DAY, HOUR } from './time.ts'
import type { SeedBenefit, SeedClaimEvent } from './types.ts'

/** Staff passwords of the demo, at least six digits and each valid for a span (D14). */
export const CLAIM_EVENTS: readonly SeedClaimEvent[] = [
  {
    eventKey: 'seoul-home',
    title: 'FC서울 홈 경기',
    staffPasswords: [{ password: '250311', startMinutes: -DAY, endMinutes: 30 * DAY }],
  },
  {
    eventKey: 'boosters-photo',
    title: '레드부스터스 포토존',
    staffPasswords: [{ password: '481620', startMinutes: -DAY, endMinutes: 60 * DAY }],
  },
  {
    eventKey: 'orblit-postcard',
    title: 'ORBLIT 앨범 팝업',
    staffPasswords: [{ password: '730195', startMinutes: -DAY, endMinutes: 30 * DAY }],
  },
  {
    eventKey: 'itta-popup',
    title: 'ITTA 겨울 팝업',
    staffPasswords: [{ password: '906148', startMinutes: -DAY, endMinutes: 30 * DAY }],
  },
]

/** Two benefits with a QR code and two that staff complete. */
export const BENEFITS: readonly SeedBenefit[] = [
  {
    benefitId: 1,
    eventKey: 'seoul-home',
    claimName: '홈 경기 음료 교환권',
    qr: true,
    image: thumbArt(2001),
    startMinutes: -12 * HOUR,
    endMinutes: 14 * DAY,
  },
  {
    benefitId: 2,
    eventKey: 'boosters-photo',
    claimName: '레드부스터스 포토존 입장',
    qr: false,
    image: thumbArt(8001),
    startMinutes: -DAY,
    endMinutes: 40 * DAY,
  },
  {
    benefitId: 3,
    eventKey: 'orblit-postcard',
    claimName: 'ORBLIT 사인 엽서 수령',
    qr: false,
    image: thumbArt(1001),
    startMinutes: -7 * DAY,
    endMinutes: 9 * DAY,
  },
  {
    benefitId: 4,
    eventKey: 'itta-popup',
    claimName: 'ITTA 팝업 10% 할인',
    qr: true,
    image: thumbArt(5003),
    startMinutes: -3 * DAY,
    endMinutes: 20 * DAY,
  },
]
