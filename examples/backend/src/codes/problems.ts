import { Problem, withDetails } from '../problem.ts'

/** The refusals of a printed code (D12). */
export const codeRefusals = {
  loginRequired: () => new Problem(401, '로그인하면 카드를 받을 수 있어요.', 'LOGIN_REQUIRED'),
  /** Without an error code, so that the scanner stays open and asks for another frame (D60). */
  notReadable: () => new Problem(422, '코드를 찾지 못했어요. 다시 시도해 주세요!'),
  severalCodes: (found: readonly string[]) =>
    withDetails(
      new Problem(409, '사진에 코드가 여러 개 있어요. 받을 카드의 코드를 골라 주세요.', 'SEVERAL_CODES'),
      { codes: [...found] },
    ),
  unknownCode: () => new Problem(404, '등록되지 않은 코드예요. 코드를 확인해 주세요.', 'UNKNOWN_CODE'),
  codeExpired: () => new Problem(409, '사용 기간이 지난 코드예요.', 'CODE_EXPIRED'),
  limitOver: () => new Problem(409, '받을 수 있는 만큼 모두 받았어요.', 'LIMIT_OVER'),
  codeUsed: () => new Problem(409, '이미 사용한 코드예요.', 'CODE_USED'),
  notInPeriod: () => new Problem(409, '카드를 받을 수 있는 기간이 아니에요.', 'NOT_IN_PERIOD'),
  tooManyTries: () =>
    new Problem(429, '오늘은 더 시도할 수 없어요. 내일 다시 시도해 주세요.', 'TOO_MANY_TRIES'),
  paused: () =>
    new Problem(429, '지금은 코드를 확인할 수 없어요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES'),
}
