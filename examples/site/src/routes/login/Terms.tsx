import { useTermsModal } from '@fandeck/widgets'

const TITLES = { S: '이용약관', P: '개인정보처리방침', M: '마케팅 정보 수신 동의' } as const
export type LoginTerms = keyof typeof TITLES
export const termsTitle = (div: LoginTerms): string => TITLES[div]

/** The sentence under the ways to log in; its two words open the terms. */
export function TermsLinks() {
  const readTerms = useTermsModal()
  const link = (div: LoginTerms) => (
    <button type="button" className="site-login__term" onClick={() => readTerms(div, TITLES[div])}>
      {TITLES[div]}
    </button>
  )
  return (
    <p className="site-login__terms">
      계속하면 {link('S')}과 {link('P')}에 동의하게 돼요.
    </p>
  )
}
