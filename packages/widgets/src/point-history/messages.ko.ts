/** Messages of the point history. */
export const koPointHistory = {
  'points.balance': '지금 쓸 수 있는 포인트',
  'points.earned': (p: { points: string }) => `이번 달에 ${p.points}P를 모았어요`,
  'points.expiring': (p: { points: string }) => `30일 안에 ${p.points}P가 사라져요`,
  'points.month': (p: { year: number; month: number }) => `${p.year}년 ${p.month}월`,
  'points.previous': '이전 달',
  'points.next': '다음 달',
  'points.filter': '포인트 종류',
  'points.all': '전체',
  'points.gained': '모은 포인트',
  'points.used': '쓴 포인트',
  'points.none': '이 달에는 포인트 내역이 없어요',
  'points.more': '더 보기',
}
