/** Messages of the floating buttons. */
export const koFloating = {
  'floating.label': '빠른 단추',
  'floating.faq': '자주 묻는 질문',
  'floating.top': '맨 위로',
}
