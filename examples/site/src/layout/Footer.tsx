import { Logo } from '@fandeck/widgets'

/** Who runs the site, and when it answers (S1.3). */
export function Footer() {
  return (
    <footer className="site-footer">
      <span className="site-footer__logo">
        <Logo size={18} />
      </span>
      <address className="site-footer__company">
        팬덱 주식회사 · 대표 홍예린
        <br />
        서울특별시 성동구 카드로 55, 3층
        <br />
        사업자등록번호 000-00-00000
      </address>
      <p className="site-footer__support">
        <b>고객센터</b>
        <br />
        평일 09:00 – 18:00
      </p>
    </footer>
  )
}
