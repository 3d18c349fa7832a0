import type { FandeckErrorCode } from '@fandeck/sdk'
import { koFallback as fallback } from './fallback.ts'

/** Errors of the network and of HTTP. */
export const koHttpErrors: Record<
  Extract<FandeckErrorCode, `http/${string}` | `config/${string}`>,
  string
> = {
  'http/network': '인터넷 연결이 불안정해요. 잠시 후 다시 시도해 주세요.',
  'http/part-missing': '화면의 일부를 불러오지 못했어요. 새로고침하고 다시 시도해 주세요.',
  'http/timeout': '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  'config/invalid': fallback,
  'http/aborted': fallback,
  'http/bad-reply': '서버의 응답을 읽지 못했어요. 잠시 후 다시 시도해 주세요.',
  'http/bad-request': '입력한 내용을 다시 확인해 주세요.',
  'http/dropped': fallback,
  'http/refused': fallback,
  'http/too-large': '서버의 응답을 읽지 못했어요. 잠시 후 다시 시도해 주세요.',
}
