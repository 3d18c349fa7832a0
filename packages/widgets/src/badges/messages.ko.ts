/** Messages of badges. */
export const koBadges = {
  'badge.count': (p: { count: number }) => `배지 ${p.count}개`,
  'badge.list': '내 배지',
  'badge.set': (p: { count: number }) => `${p.count}장 모두 모음`,
  'badge.emblem': (p: { count: number }) => `미션 ${p.count}개 완료`,
  'badge.eleven': (p: { count: number }) => `베스트 ${p.count} 완성`,
  'badge.share': '완성 이미지 공유하기',
  'badge.picture': (p: { title: string; what: string }) => `${p.title} ${p.what}`,
  'badge.message': '이미지에 내 이름은 나오지 않아요.',
  'badge.save.post': '게시물 4:5',
  'badge.save.story': '스토리 9:16',
}
