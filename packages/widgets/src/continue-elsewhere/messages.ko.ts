import { koContinuationErrors } from '../theme/errors/continuation.ko.ts'

/** Messages of going on in another browser. */
export const koContinue = {
  'continue.title': '다른 브라우저에서 계속하기',
  'continue.lead':
    '링크를 다른 브라우저에서 열면 보던 화면과 고른 수량이 이어져요. 대기 순서는 같은 계정으로 로그인하면 그대로예요.',
  'continue.once': '링크는 10분 안에 한 번만 쓸 수 있고, 로그인은 그 브라우저에서 다시 해요.',
  'continue.google': '이 앱 안에서는 Google 로그인을 쓸 수 없어요. 다른 브라우저에서 이어서 로그인해 주세요.',
  'continue.open': '기본 브라우저로 열기',
  'continue.failed': '링크를 만들지 못했어요',
  'continue.here.title': '여기서 이어서 볼까요?',
  'continue.here.text': '다른 앱에서 보던 화면을 이 브라우저에서 이어서 볼 수 있어요.',
  'continue.here.go': '이어서 보기',
  'continue.here.pay.title': '결제가 남아 있어요',
  'continue.here.pay.signIn': koContinuationErrors['continuation/other-member'],
  'continue.here.pay.text': '누르면 같은 주문으로 이어져요. 새 주문은 생기지 않아요.',
  'continue.here.pay.login': '로그인하고 이어서 결제하기',
  'continue.here.pay.go': '이어서 결제하기',
  'continue.here.look': '화면만 보기',
  'continue.here.none': '이어서 볼 화면이 없어요',
  'continue.here.none.text': '보던 화면에서 이어서 하기 링크를 다시 만들어 주세요.',
  'continue.here.home': '홈으로 가기',
}
