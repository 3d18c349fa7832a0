/** Messages of the floating buttons. */
export const koFloating = {
  'floating.label': '바로가기 버튼',
  'floating.faq': '자주 묻는 질문',
  'floating.top': '맨 위로',
}
