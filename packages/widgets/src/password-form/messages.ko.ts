/** Messages of the form that changes a password. */
export const koPasswordForm = {
  'password.current': '현재 비밀번호',
  'password.right': '맞아요',
  'password.none': '비밀번호가 없는 계정이에요',
  'password.none.how': '이메일을 연결하면 비밀번호도 만들 수 있어요.',
  'password.change': '변경하기',
}
