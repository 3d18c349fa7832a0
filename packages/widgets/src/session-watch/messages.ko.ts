/** Messages of the session. */
export const koSessionWatch = {
  'session.linkHint': '로그인했어요. 마이페이지에서 구글이나 카카오를 연결하면 더 편해요.',
}
