/** Messages of a home page. */
export const koHome = {
  'home.all': '전체보기',
  'home.allOf': (p: { title: string }) => `${p.title} 전체보기`,
  'home.onSale': '지금 판매 중',
  'home.upcoming': '곧 열려요',
  'home.closed': '지난 드롭',
  'home.originals': '오리지널',
  'home.events': '지금 참여할 수 있어요',
  'home.notices': '공지사항',
}
