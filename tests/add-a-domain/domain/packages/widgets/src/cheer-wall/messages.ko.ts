import { koCheersErrors } from '../theme/errors/cheers.ko.ts'

/** Messages of the wall of cheers. */
export const koCheerWall = {
  'cheers.title': '응원 벽',
  'cheers.send': '응원하기',
  'cheers.thanks': '응원이 벽에 걸렸어요.',
  errors: koCheersErrors,
}
