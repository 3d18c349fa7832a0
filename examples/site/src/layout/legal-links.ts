/** The legal links of the footer, in their order (S1.3). */
export const LEGAL_LINKS = [
  { to: '/policy/service', message: 'policy.service' },
  { to: '/policy/privacy', message: 'policy.privacy' },
  { to: '/policy/recurring-payment', message: 'policy.recurring-payment' },
] as const
