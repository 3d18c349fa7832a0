/** Messages of the cards that turn over. */
export const koFlip = {
  'flip.owned': (p: { owned: number; total: number }) => `${p.total}장 중 ${p.owned}장 보유`,
  'flip.turn': (p: { name: string }) => `${p.name} 뒤집기`,
  'flip.none.title': '아직 보여 드릴 카드가 없어요',
}
