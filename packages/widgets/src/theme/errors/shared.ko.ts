/** Sentences of errors that several domains have. */
export const koShared = {
  weakPassword: '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.',
  tooManyTries: '시도 횟수가 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요.',
  signInAgain: '안전을 위해 다시 로그인한 다음 바꿔 주세요.',
  dropNotFound: '이 드롭을 찾지 못했어요.',
  identityNotFound: '인증 정보를 찾지 못했어요. 다시 인증해 주세요.',
  codeExpired: '인증번호가 만료됐어요. 다시 받아 주세요.',
  wrongCode: '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  codeTooSoon: '인증번호를 방금 보냈어요. 잠시 후 다시 요청해 주세요.',
  checkInput: '입력한 내용을 다시 확인해 주세요.',
}
