import type { SupportErrorCode } from '@fandeck/sdk/support'

/** Errors of the support pages. */
export const koSupportErrors: Record<SupportErrorCode, string> = {
  'support/not-found': '글을 찾을 수 없어요.',
  'support/bad-file': '올릴 수 없는 파일이에요. 5MB 이하의 사진만 올려 주세요.',
  'support/too-many-files': '사진은 세 장까지 올릴 수 있어요.',
  'support/too-many-inquiries': '문의를 너무 많이 보냈어요. 잠시 후 다시 보내 주세요.',
}
