import type { Widened } from '@fandeck/widgets'
import type { koSite } from './site.ko.ts'

/** The site's messages in English. */
export const enSite: Widened<typeof koSite> = {
  'common.more': 'Show more',
  'consent.title': 'May we record how you use this site?',
  'consent.text':
    'We record which pages you open and where errors happen, to mend them. Everything works without your consent too.',
  'consent.deny': 'Decline',
  'consent.grant': 'Agree',
  'consent.again': 'Usage records',
  'wallet.link.title': 'Link your wallet',
  'wallet.link.action': 'Link',
  'wallet.link.failed': 'Wallet connection failed. Please try again.',
  'wallet.linked.as': (p) => `The wallet of ${p.name} is linked.`,
  'wallet.unlink.title': 'Unlink your wallet?',
  'wallet.unlink.keep': 'Keep it',
  'wallet.unlink.action': 'Unlink',
  'wallet.accountChanged': (p) => `You are logged in as ${p.name} now.`,
  'transition.from': (p) => `From ${p.name}`,
  'transition.to': (p) => `to ${p.name}`,
  'page.soon': 'Coming soon',
  'beside.upcoming': 'Next drop',
  'beside.open': 'On sale now',
  'support.title': 'Support',
  'support.notice': 'Notices',
  'support.faq': 'FAQ',
  'support.qna': 'Inquiries',
  'inquiry.sent': 'Your inquiry was sent. We will answer in turn.',
  'policy.service': 'Terms of service',
  'policy.privacy': 'Privacy policy',
  'policy.recurring-payment': 'Recurring payment terms',
  'menu.faq': 'Frequently asked questions',
  'menu.qna': 'Ask us',
  'menu.guide': 'Guide',
  'menu.story': (p: { shop: string }) => `Stories of ${p.shop}`,
}
