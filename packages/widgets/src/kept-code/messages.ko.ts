/** What the scanner shows when a code is claimed by a visitor without a session. */
export const koKept = {
  'kept.typed': '코드를 확인했어요',
  'kept.taken': '코드를 찍어 두었어요',
  'kept.message': '로그인하면 바로 카드를 드려요.',
  'kept.message.typed': '코드를 다시 입력하지 않아도 돼요.',
  'kept.message.taken': '코드를 다시 찍지 않아도 돼요.',
  'kept.signIn': '로그인하고 카드 받기',
  'kept.claiming': '카드를 받고 있어요',
  'kept.retry': '카드 다시 받기',
  'kept.view': '내 카드에서 보기',
  'kept.other': '다른 코드 찍기',
  'kept.safe': '안전하게 카드를 받아요',
}
