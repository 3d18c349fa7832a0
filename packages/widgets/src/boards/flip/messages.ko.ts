/** Messages of the cards that turn over. */
export const koFlip = {
  'flip.owned': (p: { owned: number; total: number }) => `${p.total}장 중 ${p.owned}장 보유`,
  'flip.volumes': (p: { owned: number; total: number }) => `${p.owned} / ${p.total}권 보유`,
  'flip.hint': '카드를 누르면 이야기가 열려요',
  'flip.turn': (p: { name: string }) => `${p.name} 뒤집기`,
  'flip.none.title': '아직 보여 드릴 카드가 없어요',
  'flip.noneOwned': '아직 모은 카드가 없어요. 카드팩을 열거나 카드 코드를 스캔해 보세요.',
}
