import { Problem } from '../problem.ts'

export const lastLogin = () =>
  new Problem(409, '마지막 로그인 방법은 해제할 수 없어요. 다른 방법을 먼저 연결해 주세요.', 'LAST_LOGIN')
export const loginTaken = () =>
  new Problem(409, '이미 다른 팬이 쓰고 있는 계정이에요. 다른 계정으로 연결해 주세요.', 'LOGIN_TAKEN')
export const otherLinked = () =>
  new Problem(409, '이미 다른 계정이 연결돼 있어요. 먼저 해제한 다음 연결해 주세요.', 'OTHER_LINKED')
export const notLinked = () => new Problem(403, '연결을 완료하지 못했어요. 다시 시도해 주세요.', 'NOT_LINKED')
export const badAddress = () => new Problem(400, '이메일 주소를 다시 확인해 주세요.', 'BAD_USER_ID')
export const weakPassword = () =>
  new Problem(400, '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD')
export const addressTaken = () =>
  new Problem(409, '이미 다른 팬이 쓰고 있는 이메일이에요. 다른 이메일로 연결해 주세요.', 'LOGIN_TAKEN')
export const addressLinked = () =>
  new Problem(409, '이미 이메일이 연결돼 있어요. 먼저 해제한 다음 연결해 주세요.', 'OTHER_LINKED')
