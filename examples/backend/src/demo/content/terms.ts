import { PURCHASE_SECTIONS, RECURRING_SECTIONS, THIRD_PARTY_SECTIONS } from './terms.payment.ts'
import { PRIVACY_SECTIONS } from './terms.privacy.ts'
import { MARKETING_SECTIONS, SERVICE_SECTIONS, WALLET_SECTIONS } from './terms.service.ts'
import { DAY } from './time.ts'
import type { SeedTerms } from './types.ts'

const CURRENT = { version: '1.1', effectiveMinutes: -24 * DAY } as const
const FIRST = { version: '1.0', effectiveMinutes: -60 * DAY } as const

/** Demo texts, written for this project; an owner replaces them with legally reviewed ones. */
export const TERMS: readonly SeedTerms[] = [
  {
    termsId: 1,
    kind: 'service',
    title: '서비스 이용약관',
    required: true,
    ...FIRST,
    sections: SERVICE_SECTIONS,
  },
  {
    termsId: 2,
    kind: 'privacy',
    title: '개인정보처리방침',
    required: true,
    ...FIRST,
    sections: PRIVACY_SECTIONS.slice(0, -1),
  },
  {
    termsId: 3,
    kind: 'privacy',
    title: '개인정보처리방침',
    required: true,
    ...CURRENT,
    sections: PRIVACY_SECTIONS,
  },
  {
    termsId: 4,
    kind: 'recurringPayment',
    title: '정기결제 약관',
    required: false,
    ...FIRST,
    sections: RECURRING_SECTIONS,
  },
  {
    termsId: 5,
    kind: 'marketing',
    title: '마케팅 정보 수신 동의',
    required: false,
    ...FIRST,
    sections: MARKETING_SECTIONS,
  },
  {
    termsId: 6,
    kind: 'purchase',
    title: '카드팩 구매 약관',
    required: true,
    ...FIRST,
    sections: PURCHASE_SECTIONS,
  },
  { termsId: 7, kind: 'wallet', title: '지갑 이용약관', required: true, ...FIRST, sections: WALLET_SECTIONS },
  {
    termsId: 8,
    kind: 'thirdParty',
    title: '개인정보 제3자 제공 동의',
    required: true,
    ...FIRST,
    sections: THIRD_PARTY_SECTIONS,
  },
]
