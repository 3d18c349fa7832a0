import { stringify } from 'csv-stringify/sync'
import { html } from 'hono/html'
import type { Can } from '../roles.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import { CARRIERS } from './orders.page.ts'
import { type dropsToShip, type Label, MOST_PARCELS, type NumbersDone } from './parcels.ts'

const most = MOST_PARCELS.toLocaleString('ko-KR')
const HEAD = ['주문 번호', '받는 분', '휴대폰', '우편번호', '주소', '상세 주소', '배송 요청', '상품', '수량']

/** Returns the parcels as CSV: spreadsheets read its letters, and take no cell for a formula. */
export const labelsCsv = (labels: readonly Label[]): string =>
  stringify(
    [
      HEAD,
      ...labels.map(({ order, title }) => {
        const { delivery } = order
        const { deliveryName = '', deliveryPhone = '', postNumber = '' } = delivery ?? {}
        const { address = '', addressDetail = '', deliveryRequest = '' } = delivery ?? {}
        const to = [deliveryName, deliveryPhone, postNumber, address, addressDetail, deliveryRequest ?? '']
        return [order.id, ...to, title, String(order.amount)]
      }),
    ],
    { bom: true, escape_formulas: true },
  )

const resultOf = ({ shipped, corrected, same, bad }: NumbersDone) => html`
  <p role="status"><b>${shipped}건을 발송했어요.</b>${corrected > 0 ? ` ${corrected}건은 운송장을 고쳤어요.` : ''}${same > 0 ? ` ${same}건은 이미 같은 번호예요.` : ''}${bad.length > 0 ? ` ${bad.length}건은 처리하지 못했어요.` : ''}</p>
  ${
    bad.length === 0
      ? ''
      : html`<table class="changes"><thead><tr><th scope="col">줄</th><th scope="col">내용</th><th scope="col">이유</th></tr></thead>
      <tbody>${bad.map(({ line, text, reason }) => html`<tr><td>${line}</td><td>${text}</td><td>${reason}</td></tr>`)}</tbody></table>`
  }`

const labelsForm = (drops: Awaited<ReturnType<typeof dropsToShip>>) =>
  drops.length === 0
    ? html`<p class="soft">지금 보낼 상품이 없어요.</p>`
    : html`<form class="box" method="post" action="${OPERATIONS}/parcels/labels">
    <p>받는 분과 주소를 택배사에 올릴 CSV로 받아요. 한 번에 ${most}건까지, 누가 받았는지 기록돼요.</p>
    <label>드롭<select name="drop"><option value="">모두</option>${drops.map(({ dropId, title, parcels }) => html`<option value="${dropId}">${title} (${parcels}건)</option>`)}</select></label>
    <label>주문 번호 (고른 주문만 받을 때)<textarea name="orders" maxlength="30000"></textarea></label>
    <button class="primary">배송 목록 받기</button>
  </form>`

const numbersForm = (
  draft: string,
) => html`<form class="box" method="post" enctype="multipart/form-data" action="${OPERATIONS}/parcels/numbers">
    <p>한 줄에 주문 번호, 택배사, 운송장 번호를 적어요. 택배사가 없는 줄은 아래에서 고른 택배사로 보내요.</p>
    <label>택배사<select name="carrier">${CARRIERS.map((name) => html`<option>${name}</option>`)}</select></label>
    <label>운송장 목록<textarea name="numbers" placeholder="FD-251120-K3WRT9HXE4LP, CJ대한통운, 601234563387">${draft}</textarea></label>
    <label>또는 CSV 파일<input type="file" name="file" accept=".csv,text/csv,text/plain"></label>
    <label class="check"><input type="checkbox" name="correct" value="yes"> 이미 보낸 주문의 운송장을 고쳐요 (주문마다 한 번)</label>
    <button class="primary">운송장 넣기</button>
  </form>`

/** The page for many parcels at once. */
export const parcelsPage = (
  drops: Awaited<ReturnType<typeof dropsToShip>>,
  can: Can,
  { problem, done, draft = '' }: { problem?: string; done?: NumbersDone; draft?: string } = {},
) => html`<h1>한꺼번에 발송하기</h1>${problemNote(problem)}${done ? resultOf(done) : ''}
  <h2>배송 목록 받기</h2>${can('labels') ? labelsForm(drops) : html`<p class="soft">주소 목록은 상점 역할부터 받을 수 있어요.</p>`}
  <h2>운송장 넣기</h2>${numbersForm(draft)}`
