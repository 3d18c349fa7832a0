/** Messages of the pager. */
export const koPager = {
  'pager.label': '쪽 이동',
  'pager.place': (p: { page: number; pages: number }) => `${p.pages}쪽 중 ${p.page}쪽`,
  'pager.previous': '이전 쪽',
  'pager.next': '다음 쪽',
}
