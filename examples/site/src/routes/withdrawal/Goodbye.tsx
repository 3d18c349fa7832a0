import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'

/** The end of a withdrawal. */
export function Goodbye() {
  return (
    <div className="site-centre" role="status">
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      <h1 className="fandeck-title-3">탈퇴했어요</h1>
      <p className="fandeck-body-2">
        그동안 팬덱과 함께해 주셔서 고마워요.
        <br />
        모든 기기에서 로그아웃했어요.
      </p>
      <ButtonLink to="/">홈으로</ButtonLink>
    </div>
  )
}
