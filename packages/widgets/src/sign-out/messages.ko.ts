/** Messages of the sign-out. */
export const koSignOut = {
  'signOut.ask': '로그아웃할까요?',
  'signOut.confirm': '로그아웃',
  'signOut.pending': '로그아웃하고 있어요',
  'signOut.failed': '로그아웃하지 못했어요',
  'signOut.stay': '로그인 유지하기',
}
