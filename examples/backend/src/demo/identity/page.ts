import { html } from 'hono/html'
import { sandboxPage } from '../sandbox-page.ts'

/** The form fields with their initial values. */
export interface IdentityForm {
  name: string
  birth: string
  phone: string
}

const page = (content: ReturnType<typeof html>) => sandboxPage('본인 인증', content)

/** The sandbox's page: prefilled, with buttons to confirm and to cancel. */
export const identityPage = ({ name, birth, phone }: IdentityForm) =>
  page(html`
    <h1>본인 인증</h1>
    <p>연습용 화면이에요. 실제 정보는 입력하지 마세요. 보이는 그대로 인증할 수 있어요.</p>
    <form method="post">
      <label>이름<input name="name" value="${name}" maxlength="40" autocomplete="off" required></label>
      <label>생년월일<input name="birth" type="date" value="${birth}" required></label>
      <label>성별<select name="gender"><option value="F">여성</option><option value="M">남성</option></select></label>
      <label>휴대폰 번호<input name="phone" value="${phone}" inputmode="numeric" pattern="01[0-9]{8,9}" autocomplete="off" required></label>
      <button class="go" name="action" value="approve">인증하기</button>
      <button class="no" name="action" value="cancel" formnovalidate>취소</button>
    </form>`)

/** The reason why the sandbox refuses a check. */
export const refusalPage = (message: string) => page(html`<h1>본인 인증을 할 수 없어요</h1><p>${message}</p>`)
