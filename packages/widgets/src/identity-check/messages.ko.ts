/** Messages of the identity check. */
export const koIdentity = {
  'identity.title': '지갑을 쓰려면\n본인 인증이 필요해요',
  'identity.lead': '한 번만 인증하면 혜택을 바로 쓸 수 있어요.',
  'identity.renew.title': '본인 인증을\n다시 할게요',
  'identity.renew.lead': '새로 인증한 휴대폰 번호와 생일로 바꿔 드려요.',
  'identity.step.check': '본인 인증',
  'identity.step.check.text': '휴대폰으로 30초면 끝나요',
  'identity.step.wallet': '지갑 연결',
  'identity.step.wallet.text': '카드를 안전하게 보관해요',
  'identity.step.benefit': '혜택 사용',
  'identity.step.benefit.text': '현장에서 QR만 보여 주세요',
  'identity.start': '휴대폰으로 인증하기',
  'identity.later': '나중에 할게요',
  'identity.cancelled': '본인 인증을 마치지 못했어요. 다시 시도해 주세요.',
  'identity.done': '본인 인증을 마쳤어요.',
}
