import { ro } from './particle.ts'

/** What the site says besides its widgets. */
export const koSite = {
  'deck.empty': '첫 카드를 기다리고 있어요',
  'common.more': '더 보기',
  'session.expired': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  'wallet.link.title': '지갑을 연결해 주세요',
  'wallet.linked.as': (p: { name: string }) => `${p.name}님의 지갑을 연결했어요.`,
  'wallet.unlink.title': '지갑 연결을 해제할까요?',
  'wallet.accountChanged': (p: { name: string }) => `이제 ${p.name}님으로 로그인돼 있어요.`,
  'login.linkHint': '로그인했어요. 마이페이지에서 구글이나 카카오를 연결하면 더 편해요.',
  'share.copied': '링크를 복사했어요.',
  'share.failed': '링크를 복사하지 못했어요.',
  'transition.from': (p: { name: string }) => `${p.name}에서`,
  'transition.to': (p: { name: string }) => `${p.name}${ro(p.name)} 이동하고 있어요`,
  'notFound.title': '이 카드는 덱에 없어요',
}
