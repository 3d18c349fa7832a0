/** Messages of a home page. */
export const koHome = {
  'home.all': '전체보기',
  'home.allOf': (p: { title: string }) => `${p.title} 전체보기`,
  'home.overview': '지금 확인해 보세요',
  'home.packs': (p: { count: number }) => `아직 열지 않은 팩이 ${p.count}개 있어요`,
  'home.benefits': (p: { count: number }) => `지금 쓸 수 있는 혜택이 ${p.count}개 있어요`,
  'home.recruits': (p: { name: string; count: number }) => `${p.name} 선수 ${p.count}명을 영입할 수 있어요`,
  'home.onSale': '지금 판매 중',
  'home.upcoming': '곧 열려요',
  'home.closed': '지난 드롭',
  'home.originals': '오리지널',
  'home.events': '지금 참여할 수 있어요',
  'home.notices': '공지사항',
}
