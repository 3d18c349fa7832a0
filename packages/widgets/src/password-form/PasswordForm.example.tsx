import { PasswordForm } from '@fandeck/widgets'

export const Password = ({ toast }: { toast(words: string): void }) => (
  <PasswordForm
    onChanged={() => toast('비밀번호를 바꿨어요.')}
    onSignInRequest={() => window.location.assign('/login?retUrl=/password')}
  />
)
