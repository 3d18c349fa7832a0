import type { ContinuationErrorCode } from '@fandeck/sdk/continuation'

/** Errors of the links to another browser. */
export const koContinuationErrors: Record<ContinuationErrorCode, string> = {
  'continuation/expired': '이어서 하기 링크가 만료됐어요. 처음 화면에서 다시 만들어 주세요.',
  'continuation/used': '이미 사용한 링크예요. 처음 화면에서 다시 만들어 주세요.',
  'continuation/other-member': '결제를 시작한 계정으로 로그인하면 이어서 결제할 수 있어요.',
  'continuation/too-many': '링크를 너무 많이 만들었어요. 잠시 후 다시 시도해 주세요.',
}
