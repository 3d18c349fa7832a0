/** Messages of a ranking. */
export const koRanking = {
  'ranking.title': '순위',
  'ranking.place': (p: { rank: number }) => `${p.rank}위`,
  'ranking.value': (p: { value: string }) => `${p.value}장`,
  'ranking.none': '아직 순위가 없어요',
  'ranking.none.message': '카드를 모으는 팬이 생기면 순위를 보여 드려요.',
}
