/** The message of an address search that cannot be opened. */
export const koPostcode = {
  'purchase.delivery.searchFailed': '주소 찾기를 열지 못했어요. 주소를 직접 입력해 주세요.',
}
