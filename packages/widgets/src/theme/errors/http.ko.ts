import type { FandeckErrorCode } from '@fandeck/sdk'
import { koFallback as fallback } from './fallback.ts'

/** Errors of the network and of HTTP. */
export const koHttpErrors: Record<
  Extract<FandeckErrorCode, `http/${string}` | `config/${string}`>,
  string
> = {
  'http/network': '인터넷 연결이 불안정해요. 잠시 후 다시 시도해 주세요.',
  'http/timeout': '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  'config/invalid': fallback,
  'http/aborted': fallback,
  'http/bad-reply': '서버의 응답을 읽지 못했어요. 잠시 후 다시 시도해 주세요.',
  'http/bad-request': fallback,
  'http/dropped': fallback,
  'http/refused': fallback,
  'http/too-large': '파일이 너무 커요. 더 작은 파일로 다시 시도해 주세요.',
}
