/** Messages of the popups of a page. */
export const koPopup = {
  'popup.label': '새 소식',
  'popup.today': '오늘 하루 보지 않기',
  'popup.place': (p: { place: number; count: number }) => `${p.count}개 중 ${p.place}번째 소식`,
  'popup.previous': '이전 소식',
  'popup.next': '다음 소식',
}
