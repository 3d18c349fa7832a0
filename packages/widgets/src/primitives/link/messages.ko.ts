/** Links. */
export const koLink = {
  'link.newWindow': '새 창에서 열려요',
}
