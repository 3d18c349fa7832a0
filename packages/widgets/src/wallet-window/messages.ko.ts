import { koWalletErrors } from '../theme/errors/wallet.ko.ts'

/** Messages of the overlay of the wallet window. */
export const koWalletWindow = {
  'wallet.window': '지갑 창에서 연결을 마쳐 주세요',
  'wallet.window.focus': '창이 보이지 않아요',
  'wallet.window.message': '연결이 끝나면 이 화면으로 자동으로 돌아와요.',
  'wallet.window.blocked': '지갑 창을 열지 못했어요',
  'wallet.window.link': '이 화면에서 연결하기',
  'wallet.failed': koWalletErrors['wallet/refused'],
}
