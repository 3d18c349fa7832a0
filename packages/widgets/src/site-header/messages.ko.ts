/** Messages of the header of every page. */
export const koHeader = {
  'header.back': '뒤로',
  'header.signIn': '로그인',
  'header.wallet.linked': '지갑 연결됨',
  'header.wallet.unlinked': '지갑 연결 안 됨',
  'header.menu.open': '메뉴 열기',
  'header.menu.close': '메뉴 닫기',
}
