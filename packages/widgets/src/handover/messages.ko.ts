/** Messages of the window in which a fan signs in on a brand's page. */
export const koHandover = {
  'handover.asked': (p: { host: string }) => `${p.host}에서 로그인을 요청했어요`,
  'handover.named': (p: { name: string }) => `${p.name}님의 계정으로 카드를 사고 혜택을 쓸 수 있어요.`,
  'handover.unnamed': '이 계정으로 카드를 사고 혜택을 쓸 수 있어요.',
  'handover.refuse': '취소',
  'handover.agree': '계속하기',
  'handover.told': (p: { host: string }) => `${p.host}에 알렸어요`,
  'handover.told.text': '창이 닫히지 않으면 닫고 그 화면에서 다시 로그인해 주세요.',
  'handover.alone': '로그인을 이어 갈 수 없어요',
  'handover.alone.text': '이 창을 닫고, 로그인하려던 화면에서 다시 시작해 주세요.',
}
