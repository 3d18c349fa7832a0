import { notFound, Problem } from '../problem.ts'

/** The refusals of collections. */
export const collectionRefusals = {
  missing: () => notFound('컬렉션을 찾을 수 없어요.'),
  taken: () => new Problem(409, '이미 사용 중인 이름이에요. 다른 이름을 입력해 주세요.', 'NAME_TAKEN'),
  invalid: () => new Problem(400, '입력한 내용을 다시 확인해 주세요.', 'BAD_COLLECTION'),
  badPicture: () =>
    new Problem(400, '올릴 수 없는 사진이에요. 5MB 이하의 JPG, PNG, WEBP 사진을 골라 주세요.', 'BAD_FILE'),
  tooMany: (most: number) => new Problem(409, `컬렉션은 ${most}개까지 만들 수 있어요.`, 'TOO_MANY'),
}
