import { Problem } from '../problem.ts'

/** The refusals of an entry, which fans see. */
export const entryRefusals = {
  notFound: () => new Problem(404, '응모할 수 있는 이벤트를 찾지 못했어요.', 'NOT_FOUND'),
  closed: () => new Problem(409, '지금은 응모할 수 없어요.', 'ENTRY_CLOSED'),
}

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
  unknownCard: () => new Problem(404, '그 번호의 카드가 없어요.', 'CARD_UNKNOWN'),
  tooManyCards: (most: number) =>
    new Problem(
      400,
      `카드를 주는 추첨은 한 번에 ${most.toLocaleString('ko-KR')}명까지 할 수 있어요.`,
      'BAD_REQUEST',
    ),
  tooFewCards: () =>
    new Problem(
      409,
      '드롭이나 카드 코드에 쓰지 않는 카드가 당첨자 수만큼 남아 있지 않아요. 카드를 먼저 추가해 주세요.',
      'CARDS_SHORT',
    ),
}
