/** Messages of the binder of a set. */
export const koBinder = {
  'binder.progress': (p: { owned: string; total: string }) => `${p.total}장 가운데 ${p.owned}장을 모았어요`,
  'binder.bar': (p: { title: string }) => `${p.title} 모은 카드`,
  'binder.complete': '모두 모았어요',
  'binder.last': (p: { name: string }) => `한 장 남았어요 · ${p.name}`,
  'binder.finishes': '등급별로 모은 카드',
  'binder.finish': (p: { owned: string; total: string }) => `${p.owned} / ${p.total}`,
  'binder.cards': (p: { title: string }) => `${p.title} 카드 목록`,
  'binder.missing': '빈자리',
  'binder.reward': '미션 보상',
  'binder.copies': (p: { count: string }) => `${p.count}장`,
  'binder.fill': '빈자리 채우기',
  'binder.fill.message': '카드팩을 열거나 실물 카드의 코드를 스캔하면 빈자리가 채워져요.',
  'binder.fill.reward': '미션을 모두 마치면 받는 카드예요. 드롭에서는 나오지 않아요.',
  'binder.scan': '카드 코드 스캔',
  'binder.none': '아직 이 컬렉션의 카드가 없어요',
  'binder.none.message': '첫 카드를 받으면 여기에 컬렉션이 열려요.',
}
