/** Messages of the menu of a site. */
export const koMenu = {
  'menu.label': '메뉴',
  'menu.my': 'MY',
  'menu.signIn': 'LOGIN',
  'menu.signOut': 'LOGOUT',
  'menu.hello': '반가워요',
  'menu.visitor': '로그인하면 카드와 혜택을 볼 수 있어요',
}
