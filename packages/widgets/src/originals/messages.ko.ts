/** Messages of the originals. */
export const koOriginals = {
  'originals.title': '오리지널',
  'originals.lead': '좋아하는 팀과 아티스트의 덱을 골라 보세요.',
  'originals.categories': '종류',
  'originals.all': '전체',
  'originals.football': '축구',
  'originals.baseball': '야구',
  'originals.basketball': '농구',
  'originals.magazine': '매거진',
  'originals.idol': '아이돌',
  'originals.none.title': '아직 오리지널이 없어요',
  'originals.none.message': '새로운 덱을 준비하고 있어요.',
  'originals.soon': '준비 중',
}
