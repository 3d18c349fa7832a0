import { ro } from '../particle.ts'

/** What a site around the widgets says. */
export const koSite = {
  'login.linkHint': '로그인했어요. 마이페이지에서 구글이나 카카오를 연결하면 더 편해요.',
  'popup.hideToday': '오늘 하루 보지 않기',
  'popup.close': '닫기',
  'share.copied': '링크를 복사했어요.',
  'share.failed': '링크를 복사하지 못했어요.',
  'transition.from': (p: { name: string }) => `${p.name}에서`,
  'transition.to': (p: { name: string }) => `${p.name}${ro(p.name)} 이동하고 있어요`,
  'notFound.title': '이 카드는 덱에 없어요',
  errors: {
    'auth/credentials': '아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
    'auth/code-expired': '인증번호 시간이 지났어요. 다시 받아 주세요.',
    'auth/bad-phone': '휴대폰 번호를 다시 확인해 주세요.',
    'auth/too-many-tries': '여러 번 시도해서 잠시 멈췄어요. 조금 뒤에 다시 해 주세요.',
    'auth/too-soon': '방금 보냈어요. 잠시 기다려 주세요.',
    'auth/account-not-linked': '다른 방법으로 가입한 계정이에요. 그 방법으로 로그인해 주세요.',
    'account/identity-used': '이미 다른 계정에서 인증한 정보예요.',
    'account/identity-not-found': '인증 정보를 찾지 못했어요. 다시 인증해 주세요.',
  },
}
