import { notFound, Problem } from '../problem.ts'

/** The refusals of a benefit, with the codes that the SDK knows (D14). */
export const benefitRefusals = {
  notFound: () => notFound('혜택을 찾을 수 없어요.'),
  notInPeriod: () => new Problem(409, '혜택을 쓸 수 있는 기간이 아니에요.', 'NOT_IN_PERIOD'),
  alreadyUsed: () => new Problem(409, '이미 받은 혜택이에요.', 'ALREADY_USED'),
  wrongPassword: (left: number) =>
    new Problem(403, `비밀번호가 맞지 않아요. ${left}번 더 입력할 수 있어요.`, 'WRONG_PASSWORD'),
  locked: (minutes: number) =>
    new Problem(429, `비밀번호를 여러 번 틀려서 잠겼어요. ${minutes}분 뒤에 다시 시도해 주세요.`, 'LOCKED'),
  eventLocked: () =>
    new Problem(429, '지금은 비밀번호를 입력할 수 없어요. 현장 직원에게 알려 주세요.', 'EVENT_LOCKED'),
  wrongDeskPassword: () => new Problem(403, '비밀번호가 맞지 않아요. 다시 확인해 주세요.', 'WRONG_PASSWORD'),
  staffOnly: () => new Problem(401, '직원 비밀번호로 먼저 시작해 주세요.', 'STAFF_ONLY'),
  otherEvent: () => new Problem(409, '다른 행사의 혜택이에요.', 'OTHER_EVENT'),
  qrUnknown: () => notFound('확인할 수 없는 QR이에요.'),
  qrExpired: () => new Problem(410, '시간이 지난 QR이에요. 새 QR을 보여 달라고 해 주세요.', 'EXPIRED'),
}

/** The refusals of a printed code (D12). */
export const codeRefusals = {
  loginRequired: () => new Problem(401, '로그인하면 카드를 받을 수 있어요.', 'LOGIN_REQUIRED'),
  /** Without a code, so that the scanner stays and asks for another frame (D60). */
  notReadable: () => new Problem(422, '코드를 찾지 못했어요. 다시 시도해 주세요!'),
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
