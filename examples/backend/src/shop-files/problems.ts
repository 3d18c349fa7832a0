import type { ShopPlan } from '@fandeck/sdk/shop'
import { Problem } from '../problem.ts'

/** A refusal with the plan that shows why, as `data`. */
function withPlan(http: 409 | 422, code: string, message: string, plan: ShopPlan): Problem {
  const problem = new Problem(http, message, code)
  problem.data = plan
  return problem
}

/** The refusals of an apply. */
export const shopRefusals = {
  faults: (plan: ShopPlan) => withPlan(422, 'SHOP_FAULTS', '파일에 고칠 곳이 있어 반영하지 않았어요.', plan),
  pictures: (plan: ShopPlan) =>
    withPlan(409, 'SHOP_PICTURES', '아직 올리지 않은 사진이 있어 반영하지 않았어요.', plan),
  refused: (plan: ShopPlan) =>
    withPlan(409, 'SHOP_REFUSED', '팬이 가진 것을 잃는 변경이 있어 반영하지 않았어요.', plan),
  dangerous: (plan: ShopPlan) =>
    withPlan(
      409,
      'SHOP_DANGEROUS',
      '팬에게 영향을 주는 변경이 있어요. 확인했다면 --allow로 반영해 주세요.',
      plan,
    ),
  changed: (revision: number) =>
    new Problem(
      409,
      `그사이 다른 운영자가 ${revision}번째 변경을 반영했어요. 계획을 다시 확인해 주세요.`,
      'SHOP_CHANGED',
    ),
  foreign: () =>
    new Problem(
      409,
      '이 데이터베이스에는 파일로 만들지 않은 내용이 있어요. 빈 데이터베이스에 반영해 주세요.',
      'SHOP_FOREIGN',
    ),
  noRevision: () => new Problem(404, '그 번호의 변경이 없어요.', 'NOT_FOUND'),
  empty: () => new Problem(404, '아직 반영한 파일이 없어요.', 'NOT_FOUND'),
}
