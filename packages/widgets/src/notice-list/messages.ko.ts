/** Messages of the list of notices. */
export const koNotices = {
  'notices.none.title': '아직 공지가 없어요',
  'notices.none.message': '새 소식이 생기면 여기에 모여요.',
  'notices.new': '새 글',
}
