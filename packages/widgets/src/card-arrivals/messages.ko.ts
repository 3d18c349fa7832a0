/** Messages of cards that arrive without a press of the member. */
export const koArrivals = {
  'arrivals.label': '도착한 카드',
  'arrivals.gift': '운영팀이 선물한 카드',
  'arrivals.event': (p: { title: string }) => `${p.title} 당첨 카드`,
  'arrivals.event.plain': '이벤트 당첨 카드',
}
