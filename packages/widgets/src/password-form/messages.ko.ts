/** Messages of the form that changes a password. */
export const koPasswordForm = {
  'password.current': '현재 비밀번호',
  'password.right': '맞아요',
  'password.change': '변경하기',
}
