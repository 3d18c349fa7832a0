import { Button } from '@fandeck/widgets'
import { Smartphone } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { FanArt } from '../../layout/FanArt.tsx'
import { maskPhone } from '../../phone.ts'
import { recentPhone } from './recent-phone.ts'

/** The ways to log in (screen 07). */
export function Providers() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const recent = recentPhone.read()
  return (
    <div className="site-login">
      <div className="site-login__fan">
        <FanArt width={112} />
      </div>
      <h1 className="fandeck-title-1">
        한 장씩 모으는
        <br />
        나만의 팬덤, 팬덱
      </h1>
      <p className="fandeck-body-2">로그인하면 카드와 혜택을 바로 볼 수 있어요.</p>
      <div className="site-cta">
        {recent && <span className="site-login__recent">최근 로그인 · {maskPhone(recent)}</span>}
        <Button block onClick={() => navigate(pathname + search, { state: { step: 'phone' } })}>
          <Smartphone size={20} strokeWidth={2} aria-hidden />
          휴대폰 번호로 계속하기
        </Button>
      </div>
    </div>
  )
}
