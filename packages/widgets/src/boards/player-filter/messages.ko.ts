import { koFoundCards } from '../../card/found-cards.ko.ts'

/** Messages of the player filter. */
export const koPlayerFilter = {
  'playerFilter.all': 'ALL',
  'playerFilter.owned': '보유만',
  'playerFilter.filters': '포지션',
  'playerFilter.progress': '모은 카드',
  'playerFilter.found': koFoundCards,
  'playerFilter.none.title': '조건에 맞는 카드가 없어요',
  'playerFilter.none.message': '다른 포지션을 골라 보세요.',
  'playerFilter.noneOwned.title': '아직 모은 카드가 없어요',
  'playerFilter.noneOwned.message': '카드팩을 열거나 카드 코드를 스캔하면 여기에 모여요.',
}
