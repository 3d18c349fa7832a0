/** Messages of the list of notices. */
export const koNotices = {
  'notices.title': '공지사항',
  'notices.previous': '이전 글',
  'notices.next': '다음 글',
  'notices.list': '목록으로',
  'notices.none.title': '아직 공지가 없어요',
  'notices.none.message': '새 소식이 생기면 여기에 모여요.',
  'notices.new': '새 글',
}
