/** Messages of pages that have nothing else to show. */
export const koPageStates = {
  'notFound.title': '이 카드는 덱에 없어요',
  'notFound.text': '주소가 바뀌었거나 사라진 페이지예요.',
  'notFound.home': '홈으로 가기',
  'notFound.back': '이전으로',
}
