import { checkPassword, type PasswordProblem } from '@fandeck/sdk'
import { Circle, CircleCheck } from 'lucide-react'

const RULES: readonly [PasswordProblem, string][] = [
  ['length', '8–16자'],
  ['lowercase', '영문 소문자'],
  ['uppercase', '영문 대문자'],
  ['digit', '숫자'],
  ['special', '특수문자 #?!@$%^&*-'],
  ['repeat', '같은 문자 3번 연속 없음'],
  ['userId', '아이디 포함 안 함'],
]

/** The rules of a password, each ticked once satisfied; an empty password satisfies none (S5.1–S5.4). */
export function PasswordRules({ password, userId, id }: { password: string; userId: string; id?: string }) {
  const broken = checkPassword(password, { userId })
  return (
    <ul className="site-rules" id={id} aria-label="비밀번호 규칙">
      {RULES.map(([problem, text]) => {
        const kept = password !== '' && !broken.includes(problem)
        const Icon = kept ? CircleCheck : Circle
        return (
          <li key={problem} data-kept={kept || undefined}>
            <Icon size={16} strokeWidth={2} aria-hidden />
            {text}
            <span className="fandeck-visually-hidden">{kept ? ' 지켰어요' : ' 아직이에요'}</span>
          </li>
        )
      })}
    </ul>
  )
}
