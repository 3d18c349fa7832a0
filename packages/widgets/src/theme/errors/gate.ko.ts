import type { GateErrorCode } from '@fandeck/sdk/gate'
import { koDropsErrors } from './drops.ko.ts'

/** Errors of the gate in front of a drop. */
export const koGateErrors: Record<GateErrorCode, string> = {
  'gate/pass-required': '지금은 차례가 된 분만 살 수 있어요.',
  'gate/not-found': koDropsErrors['drops/not-found'],
  'gate/token-invalid': '대기실 정보를 확인하지 못했어요. 대기실에 다시 들어가 주세요.',
}
