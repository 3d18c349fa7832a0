import type { SharingErrorCode } from '@fandeck/sdk/sharing'

/** Errors of sharing. */
export const koSharingErrors: Record<SharingErrorCode, string> = {
  'sharing/copy-failed': '링크를 복사하지 못했어요.',
  'sharing/blocked': '브라우저가 새 창을 막았어요. 팝업을 허용하고 다시 눌러 주세요.',
  'sharing/failed': '공유하지 못했어요. 다시 시도해 주세요.',
}
