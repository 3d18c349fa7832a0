import { notFound, Problem, withDetails } from '../problem.ts'

/** The refusals of the campaign boards. */
export const campaignRefusals = {
  notFound: () => notFound('찾을 수 없는 캠페인이에요.'),
  notSaved: () => notFound('저장한 포메이션이 없어요. 먼저 저장해 주세요.'),
  notShared: () => notFound('찾을 수 없는 공유예요.'),
  notOpen: (opensAt: number) =>
    withDetails(new Problem(409, '아직 시작하지 않았어요. 조금만 기다려 주세요.', 'NOT_OPEN'), { opensAt }),
  closed: () => new Problem(409, '참여가 마감됐어요.', 'CLOSED'),
  badChoice: () => new Problem(422, '고를 수 없는 조합이에요. 다시 골라 주세요.', 'BAD_CHOICE'),
  notOwned: () =>
    new Problem(409, '가지고 있지 않은 카드가 들어 있어요. 카드를 다시 골라 주세요.', 'NOT_OWNED'),
  notComplete: () => new Problem(409, '미션을 마치면 영입할 수 있어요.', 'NOT_COMPLETE'),
  noneLeft: () =>
    new Problem(409, '지금은 나올 수 있는 카드가 없어요. 카드는 그대로 있으니 안심하세요.', 'NONE_LEFT'),
  keyReused: () => new Problem(409, '이미 진행한 업그레이드예요. 카드를 다시 골라 주세요.', 'KEY_REUSED'),
}
