import { notFound, Problem } from '../problem.ts'

/** The refusals of a benefit, with the error codes of the SDK (D14). */
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
  staffOnly: () => new Problem(401, '직원 비밀번호를 먼저 입력해 주세요.', 'STAFF_ONLY'),
  otherEvent: () => new Problem(409, '다른 행사의 혜택이에요.', 'OTHER_EVENT'),
  qrUnknown: () => notFound('확인할 수 없는 QR이에요.'),
  qrExpired: () => new Problem(410, '만료된 QR이에요. 새 QR을 요청해 주세요.', 'EXPIRED'),
}

/** The refusals of the commands of operators. */
export const giftRefusals = {
  unknownBenefit: () => new Problem(404, '그 이름의 혜택이 없어요.', 'BENEFIT_UNKNOWN'),
  unknownEvent: () => new Problem(404, '그 이름의 혜택 파일이 없어요.', 'EVENT_UNKNOWN'),
  endedBenefit: () => new Problem(409, '쓸 수 있는 기간이 끝난 혜택이에요.', 'BENEFIT_ENDED'),
}
