/** Messages of a card. */
export const koCard = {
  'card.notOwned': '아직 없어요',
  'card.owned': (p: { amount: number }) => `${p.amount}장 보유`,
  'card.outOf': (p: { total: string }) => `${p.total}장 중`,
  'card.owner': (p: { name: string }) => `소유자 ${p.name}`,
  'card.flip': '뒤집어 보기',
  'card.flipBack': '앞면 보기',
  'card.back': '카드 뒷면',
  'card.number': (p: { number: string }) => `${p.number}번`,
  'card.edition': (p: { edition: string; total?: string | undefined }) =>
    p.total ? `${p.total}장 중 ${p.edition}` : p.edition,
  'card.finish.basic': '베이직',
  'card.finish.foil': '포일',
  'card.finish.prism': '프리즘',
  'card.finish.sign': '사인',
  'card.fact.edition': '에디션',
  'card.fact.number': '번호',
  'card.fact.position': '포지션',
  'card.fact.receivedAt': '받은 날',
}
