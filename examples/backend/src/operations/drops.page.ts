import type { DropAction, DropChange, DropPreview, RunningDrop } from '@fandeck/sdk/shop'
import { html } from 'hono/html'
import type { Can } from '../roles.ts'
import { fieldsOf } from './drops.form.ts'
import { CONTROLS, fansSee, fieldName, gateText, PLACES, priceText, valueText } from './drops.text.ts'
import { type Markup, OPERATIONS, problemNote } from './layout.ts'
import { phaseTag } from './sales.page.ts'
import { momentOf } from './text.ts'

const pathOf = (drop: number) => `${OPERATIONS}/drops/${drop}`
const packs = (count: number) => `${count.toLocaleString('ko-KR')}팩`

/** A refusal, and what the operator has typed. */
export interface DropDraft {
  problem?: string | undefined
  notice?: string | undefined
  until?: string | undefined
}

/** What fans see of a drop now. */
const facts = (drop: RunningDrop) => html`<h2>지금 팬에게 보이는 모습</h2>
  <dl class="box">
    <dt>상태</dt><dd>${phaseTag(drop.phase)}</dd>
    ${drop.notice === undefined ? '' : html`<dt>안내 문장</dt><dd>${drop.notice}</dd>`}
    <dt>한 팩 가격</dt><dd>${priceText(drop.price)}</dd>
    <dt>남은 팩</dt><dd>${packs(drop.remaining)} / ${packs(drop.packs)} <span class="soft">결제 완료 ${packs(drop.sold)} · 결제 중 ${packs(drop.held)}</span></dd>
    <dt>오픈</dt><dd>${momentOf(drop.startsAt)} <span class="soft">서울 시각</span></dd>
    <dt>마감</dt><dd>${momentOf(drop.endsAt)} <span class="soft">서울 시각</span></dd>
    <dt>구매 한도</dt><dd>한 번에 ${packs(drop.perOrder)} · 한 사람 ${packs(drop.perMember)}</dd>
    <dt>대기실</dt><dd>${gateText(drop.fansPerSecond)}</dd>
  </dl>`

/** A step that is taken at once. */
const now = (drop: RunningDrop, action: DropChange['action'], fields: Markup | '', button: Markup) =>
  html`<form class="box" method="post" action="${pathOf(drop.drop)}/change">
    <input type="hidden" name="action" value="${action}">${fields}${button}</form>`

/** A step that its own page confirms. */
const asked = (drop: RunningDrop, action: DropChange['action'], fields: Markup | '') =>
  html`<form class="box" method="get" action="${pathOf(drop.drop)}/confirm">
    <input type="hidden" name="action" value="${action}">${fields}<button>바뀌는 내용 확인하기</button></form>`

const noticeField = (value: string) =>
  html`<label>팬에게 보일 안내 문장<input name="notice" required maxlength="120" autocomplete="off" value="${value}"></label>`

function pauseForms(drop: RunningDrop, { notice }: DropDraft) {
  if (drop.phase !== 'paused')
    return html`<h2>일시 중지하기</h2>${now(
      drop,
      'pause',
      html`<p>바로 판매를 멈추고, 카운트다운 자리에 안내 문장이 보여요. 이미 보관한 팩은 결제할 수 있어요.</p>${noticeField(notice ?? '')}`,
      html`<button class="primary">일시 중지하기</button>`,
    )}`
  return html`<h2>판매 재개하기</h2>${now(
    drop,
    'resume',
    html`<p>바로 다시 판매해요. 대기실에서 기다리던 팬은 멈춘 시간만큼 차례가 뒤로 가요.</p>`,
    html`<button class="primary">판매 재개하기</button>`,
  )}<h2>안내 문장 바꾸기</h2>${now(drop, 'pause', noticeField(notice ?? drop.notice ?? ''), html`<button>안내 문장 바꾸기</button>`)}`
}

const extendForm = (drop: RunningDrop, { until }: DropDraft) =>
  html`<h2>마감 연장하기</h2>${now(
    drop,
    'extend',
    html`<label>새 마감 (서울 시각)<input type="datetime-local" name="until" required value="${until ?? ''}"></label>`,
    html`<button>마감 연장하기</button>`,
  )}`

const digits = (name: string, label: string, value: string | number) =>
  html`<label>${label}<input name="${name}" inputmode="numeric" autocomplete="off" maxlength="12" value="${value}"></label>`

const askedForms = (
  drop: RunningDrop,
) => html`<h2>팩 추가하기</h2>${asked(drop, 'add', digits('packs', '추가할 팩 수', ''))}
  <h2>가격 바꾸기</h2>${
    drop.phase === 'paused'
      ? asked(drop, 'price', digits('amount', '한 팩 가격 (원, 0은 무료)', drop.price))
      : html`<p class="soft">가격은 판매를 일시 중지한 뒤에 바꿀 수 있어요.</p>`
  }
  <h2>구매 한도 바꾸기</h2>${asked(drop, 'limits', html`${digits('per_order', '한 번에 살 수 있는 팩', drop.perOrder)}${digits('per_member', '한 사람이 살 수 있는 팩', drop.perMember)}`)}
  <h2>대기실 바꾸기</h2>${asked(drop, 'gate', html`<label>1초에 들어올 팬 수 (비우면 대기실을 꺼요)<input name="rate" inputmode="decimal" autocomplete="off" maxlength="12" value="${drop.fansPerSecond ?? ''}"></label>`)}
  <h2>지금 종료하기</h2>${asked(drop, 'end', '')}`

const changeText = ({ changes }: Pick<DropAction, 'changes'>) =>
  changes.map(
    (one) =>
      html`<span class="change">${fieldName(one)} ${valueText(one.field, one.before)} → ${valueText(one.field, one.after)}</span>`,
  )

const log = ({ actions }: RunningDrop) =>
  html`<h2>이 드롭의 기록</h2>${
    actions.length === 0
      ? html`<p class="soft">아직 바꾼 것이 없어요.</p>`
      : html`<ol class="log">${actions.map(
          (one) => html`<li><b>${CONTROLS[one.action]}</b> ${changeText(one)}
        ${one.reason === undefined ? '' : html`<span class="text">${one.reason}</span>`}
        <span class="soft"><time>${momentOf(one.at)}</time> · ${one.author} · ${PLACES[one.by]}</span></li>`,
        )}</ol>`
  }`

/** A drop of a match day: what fans see, what an operator can do, and what operators have done. */
export function dropPage(drop: RunningDrop, can: Can, draft: DropDraft = {}) {
  const forms =
    drop.phase === 'closed'
      ? extendForm(drop, draft)
      : html`${pauseForms(drop, draft)}${extendForm(drop, draft)}${askedForms(drop)}`
  return html`<h1>${drop.title}</h1>
    <p class="soft">드롭 ${drop.drop}${drop.name === undefined ? '' : ` · drops/${drop.name}.json`} · <a href="${pathOf(drop.drop)}/report">보고서</a></p>${problemNote(draft.problem)}
    ${facts(drop)}${!can('drops') ? '' : drop.state === 'ended' ? html`<p class="soft">종료한 드롭은 파일에서 상태를 바꿔 반영하면 다시 열 수 있어요.</p>` : forms}${log(drop)}`
}

/** What a step would change, for an operator to confirm. */
export const confirmPage = (
  { drop, title, version, changes }: DropPreview,
  change: DropChange,
  { problem, reason = '' }: { problem?: string | undefined; reason?: string | undefined } = {},
) => html`<h1>${CONTROLS[change.action]} 확인하기</h1>
  <p class="soft">${title} · 드롭 ${drop}</p>${problemNote(problem)}
  <table class="changes"><thead><tr><th scope="col">바뀌는 것</th><th scope="col">지금</th><th scope="col">바꾼 뒤</th></tr></thead>
  <tbody>${changes.map(
    (one) =>
      html`<tr><th scope="row">${fieldName(one)}</th><td>${valueText(one.field, one.before)}</td><td><b>${valueText(one.field, one.after)}</b></td></tr>`,
  )}</tbody></table>
  <h2>팬에게 이렇게 보여요</h2><p>${fansSee(change, changes)}</p>
  <form class="box" method="post" action="${pathOf(drop)}/change">
    ${fieldsOf(change).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <input type="hidden" name="confirm" value="${version}">
    <label>바꾸는 이유 (이 드롭의 기록에 남아요)<input name="reason" required maxlength="200" autocomplete="off" value="${reason}"></label>
    <p class="buttons"><button class="primary">${CONTROLS[change.action]}하기</button> <a class="button" href="${pathOf(drop)}">돌아가기</a></p>
  </form>`
