import { Button } from '@fandeck/widgets'
import { pay } from './payment.ts'
import './samples.css'

export { isPaymentPage } from './payment.ts'
export { openSampleShop } from './server.ts'

/** Says on every page that its data are samples. */
export const SampleNotice = () => (
  <aside className="samples fandeck-root">
    <b>예시 데이터예요.</b> 아무 휴대폰 번호와 인증번호 6자리로 로그인할 수 있고, 결제는 되지 않아요. 백엔드의
    주소를 <code>.env</code>에 적으면 사라져요.
  </aside>
)

/** The payment page of the samples. */
export const PaymentPage = () => (
  <main className="samples-payment fandeck-root">
    <title>예시 결제</title>
    <h1 className="fandeck-title-2">예시 결제</h1>
    <p>실제로 결제되지 않아요.</p>
    <Button block onClick={pay}>
      결제하기
    </Button>
  </main>
)
