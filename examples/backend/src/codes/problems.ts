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
  codeRevoked: () =>
    new Problem(409, '사용할 수 없게 된 코드예요. 고객센터로 문의해 주세요.', 'CODE_REVOKED'),
  limitOver: () => new Problem(409, '받을 수 있는 만큼 모두 받았어요.', 'LIMIT_OVER'),
  codeUsed: () => new Problem(409, '이미 사용한 코드예요.', 'CODE_USED'),
  codeYours: () => new Problem(409, '이미 내 덱에 있는 카드예요.', 'CODE_YOURS'),
  notInPeriod: () => new Problem(409, '카드를 받을 수 있는 기간이 아니에요.', 'NOT_IN_PERIOD'),
  tooManyTries: () =>
    new Problem(429, '오늘은 더 시도할 수 없어요. 내일 다시 시도해 주세요.', 'TOO_MANY_TRIES'),
  paused: () =>
    new Problem(429, '지금은 코드를 확인할 수 없어요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES'),
}

/** The refusals of batches, which operators see. */
export const batchRefusals = {
  unknownSeries: () => new Problem(404, '그 이름의 코드 시리즈가 없어요.', 'SERIES_UNKNOWN'),
  endedSeries: () => new Problem(409, '코드를 쓸 수 있는 기간이 끝난 시리즈예요.', 'SERIES_ENDED'),
  unknownBatch: () => new Problem(404, '그 번호의 발행이 없어요.', 'BATCH_UNKNOWN'),
  tooFewCopies: (free: number) =>
    new Problem(
      409,
      `코드로 줄 수 있는 카드가 ${free}장 남았어요. 카드 수량을 늘리거나 적게 발행해 주세요.`,
      'CODES_SHORT',
    ),
  reusedRequest: () =>
    new Problem(
      409,
      '같은 요청으로 시리즈나 수량이 다른 코드를 이미 발행했어요. 새로 요청해 주세요.',
      'REQUEST_REUSED',
    ),
  otherCodes: () => new Problem(409, '이 발행에 없는 코드가 있어 시안을 만들지 않았어요.', 'CODES_OTHER'),
}
