import type { DropPreview } from '@fandeck/sdk/shop'
import { Problem } from '../problem.ts'

/** A refusal with the preview that shows why, as `data`. */
function withPreview(code: string, message: string, preview: DropPreview): Problem {
  const problem = new Problem(409, message, code)
  problem.data = preview
  return problem
}

/** The refusals of a change of a running drop, which operators see. */
export const controlRefusals = {
  unknown: () =>
    new Problem(404, '그 번호나 이름의 드롭이 없어요. 초안은 아직 운영할 수 없어요.', 'DROP_UNKNOWN'),
  ended: () =>
    new Problem(409, '이미 끝난 드롭이에요. 다시 열려면 파일에서 state를 바꿔 반영해 주세요.', 'DROP_ENDED'),
  over: () => new Problem(409, '마감 시각이 지났어요. 먼저 마감을 늦춰 주세요.', 'DROP_OVER'),
  notPaused: () => new Problem(409, '먼저 판매를 일시 중지해 주세요.', 'DROP_NOT_PAUSED'),
  same: () => new Problem(409, '이미 그렇게 되어 있어요.', 'DROP_SAME'),
  earlier: () => new Problem(409, '지금과 기존 마감보다 늦은 시각을 입력해 주세요.', 'DROP_EARLIER'),
  limits: () => new Problem(409, '한 사람의 한도는 한 번의 한도보다 작을 수 없어요.', 'DROP_LIMITS'),
  most: (packs: number) =>
    new Problem(409, `드롭 하나는 모두 ${packs.toLocaleString('ko-KR')}팩까지예요.`, 'DROP_MOST'),
  copies: ({ free, needed }: { free: number; needed: number }) =>
    new Problem(
      409,
      `카드가 ${needed.toLocaleString('ko-KR')}장 필요한데 남은 카드는 ${free.toLocaleString('ko-KR')}장이에요. 카드의 copies를 먼저 늘려 반영해 주세요.`,
      'DROP_COPIES',
    ),
  reason: () => new Problem(400, '바꾸는 이유를 입력해 주세요.', 'DROP_REASON'),
  confirm: (preview: DropPreview) =>
    withPreview('DROP_CONFIRM', '팬에게 영향을 주는 변경이에요. 바뀌는 내용을 확인해 주세요.', preview),
  changed: (preview: DropPreview) =>
    withPreview('DROP_CHANGED', '그사이 이 드롭이 바뀌었어요. 바뀌는 내용을 다시 확인해 주세요.', preview),
}
