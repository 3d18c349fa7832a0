import type { WalletErrorCode } from '@fandeck/sdk/wallet'
import { koFallback as fallback } from './fallback.ts'

/** Errors of the wallet and its window. */
export const koWalletErrors: Record<WalletErrorCode, string> = {
  'wallet/token-invalid': '지갑을 확인하지 못했어요. 다시 연결해 주세요.',
  'wallet/not-confirmed': '지갑 창에서 먼저 연결을 허용해 주세요.',
  'wallet/not-configured': fallback,
  'wallet/bad-path': '지금은 지갑을 쓸 수 없어요. 고객센터로 문의해 주세요.',
  'wallet/blocked': '브라우저가 지갑 창을 막았어요. 팝업을 허용하고 다시 시도해 주세요.',
  'wallet/cancelled': '지갑 연결을 마치지 않고 창을 닫았어요. 다시 시도해 주세요.',
  'wallet/lost': '지갑 창과 연결이 끊겼어요. 다시 시도해 주세요.',
  'wallet/refused': '지갑 연결에 실패했어요. 다시 시도해 주세요.',
  'wallet/other-account': '다른 계정의 지갑이에요. 같은 계정으로 다시 연결해 주세요.',
}
