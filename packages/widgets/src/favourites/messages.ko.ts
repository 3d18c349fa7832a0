/** Messages of the favourites. */
export const koFavourites = {
  'favourites.label': '좋아요한 카드',
  'favourites.button': (p: { name: string }) => `${p.name} 좋아요`,
  'favourites.count': (p: { count: number }) => `${p.count}장`,
  'favourites.none': '아직 좋아요한 카드가 없어요',
  'favourites.none.message': '마음에 드는 카드를 열고 하트를 눌러 보세요.',
  'favourites.failed': '좋아요를 바꾸지 못했어요. 다시 시도해 주세요.',
}
