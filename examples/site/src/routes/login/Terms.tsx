import { useTermsModal } from '@fandeck/widgets'

const TITLES = {
  service: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
} as const
export type LoginTerms = keyof typeof TITLES
export const termsTitle = (kind: LoginTerms): string => TITLES[kind]

/** The sentence below the sign-in methods; its two links open the terms. */
export function TermsLinks() {
  const readTerms = useTermsModal()
  const link = (kind: LoginTerms) => (
    <button type="button" className="site-login__term" onClick={() => readTerms(kind, TITLES[kind])}>
      {TITLES[kind]}
    </button>
  )
  return (
    <p className="site-login__terms">
      계속하면 {link('service')}과 {link('privacy')}에 동의하게 돼요.
    </p>
  )
}
