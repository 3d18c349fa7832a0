import { Problem } from '../problem.ts'

/** The refusals of a draw, which operators see. */
export const drawRefusals = {
  unknownEvent: () => new Problem(404, '그 이름의 이벤트가 없어요.', 'EVENT_UNKNOWN'),
  drawnBefore: () =>
    new Problem(
      409,
      '이미 추첨한 이벤트예요. 당첨자를 더 뽑으려면 --allow again을 붙여 주세요.',
      'DRAW_DONE',
    ),
  tooFewEntries: (count: number) => new Problem(409, `추첨할 수 있는 응모가 ${count}명이에요.`, 'DRAW_SHORT'),
}
