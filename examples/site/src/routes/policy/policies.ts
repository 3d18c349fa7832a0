import type { TermsKind } from '@fandeck/sdk/content'

interface Policy {
  kind: TermsKind
  title: string
  description: string
}

/** The policies by the last part of their path (D23). */
export const POLICIES = {
  service: {
    kind: 'service',
    title: '이용약관',
    description: '{shop} 서비스를 이용할 때 적용되는 약관이에요.',
  },
  privacy: {
    kind: 'privacy',
    title: '개인정보처리방침',
    description: '{shop:이/가} 개인정보를 어떻게 모으고 쓰고 지키는지 알려 드려요.',
  },
  'recurring-payment': {
    kind: 'recurringPayment',
    title: '정기결제 약관',
    description: '{shop}의 정기결제와 해지에 적용되는 약관이에요.',
  },
} as const satisfies Record<string, Policy>

export type PolicyName = keyof typeof POLICIES

/** Returns the policy of a path; `undefined` for another path. */
export const policyAt = (pathname: string): Policy | undefined =>
  Object.entries(POLICIES).find(([name]) => pathname === `/policy/${name}`)?.[1]
