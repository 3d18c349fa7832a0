/** Messages of the pager. */
export const koPager = {
  'pager.label': '페이지 이동',
  'pager.place': (p: { page: number; pages: number }) => `${p.pages}페이지 중 ${p.page}페이지`,
  'pager.previous': '이전 페이지',
  'pager.next': '다음 페이지',
}
