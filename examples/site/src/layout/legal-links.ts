/** The legal links of the footer, in their order (S1.3). */
export const LEGAL_LINKS = [
  { href: '/policy/service', message: 'policy.service' },
  { href: '/policy/privacy', message: 'policy.privacy', strong: true },
  { href: '/policy/recurring-payment', message: 'policy.recurring-payment' },
] as const
