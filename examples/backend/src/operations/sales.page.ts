import { formatSeoulTime } from '@fandeck/sdk'
import type { DropPhase } from '@fandeck/sdk/drops'
import { html } from 'hono/html'
import type { Can } from '../roles.ts'
import { icon } from './icons.ts'
import type { dropsOf, Sales } from './sales.ts'
import type { Status } from './status.ts'
import { durationOf, momentOf } from './text.ts'

/** The highest bar of the chart, in units of its picture. */
const HEIGHT = 56
const STEP = 12
const MINUTE = 60_000

/** The bars of a chart: the place, the width and the height of each. */
export function barsOf(perMinute: readonly number[]) {
  const most = Math.max(1, ...perMinute)
  return perMinute.map((packs, index) => {
    const height = Math.max(2, Math.round((packs / most) * HEIGHT))
    return { x: index * STEP, y: HEIGHT - height, height }
  })
}

/** The figures of a drop by the names under which the page shows and refreshes them. */
export function figuresOf({ sold, held, remaining, unsold, perMinute, fans }: Sales) {
  const attempts = Object.values(unsold)
  return {
    taken: sold + held,
    sold,
    held,
    remaining,
    ...unsold,
    unsold: attempts.reduce((all, count) => all + count, 0),
    mostUnsold: Math.max(...attempts),
    thisMinute: perMinute.at(-1) ?? 0,
    fans,
  }
}

const UNSOLD = [
  ['notListed', '이번 회차 대상이 아님'],
  ['limitOver', '구매 한도 도달'],
  ['expired', '결제 시간 만료'],
  ['failed', '결제 거절'],
  ['soldOut', '품절'],
] as const

/** The words that fans read. */
const PHASES: Record<DropPhase, string> = {
  upcoming: '오픈 예정',
  open: '판매 중',
  paused: '일시 중지',
  soldOut: '품절',
  closed: '종료',
}

/** The phase of a drop as fans see it. */
export const phaseTag = (phase: DropPhase) =>
  phase === 'open'
    ? html`<span class="tag" data-tone="live"><span class="live"></span> ${PHASES.open}</span>`
    : html`<span class="tag">${PHASES[phase]}</span>`

/** Changes when the panel is to be drawn again, because more than its figures has changed. */
export const outlineOf = ({ title, phase, enabled, startAt, endAt, total }: Sales): string =>
  [title, phase, enabled, startAt, endAt, total].join(' ')

/** The live figures of a drop; the script of the page keeps them up to date every second. */
export function salesPanel(sales: Sales) {
  const { title, total, perMinute, startAt, endAt, now, phase, enabled } = sales
  const figures = figuresOf(sales)
  const figure = (key: keyof typeof figures) =>
    html`<span data-figure="${key}">${figures[key].toLocaleString('ko-KR')}</span>`
  const stock = (key: 'sold' | 'held' | 'remaining', name: string) =>
    html`<dt class="${key}">${name}</dt><dd>${figure(key)}</dd>`
  const until = now < startAt ? startAt : endAt
  return html`<p class="line" data-outline="${outlineOf(sales)}">${phaseTag(phase)} <span class="soft">1초마다 새로 고쳐요</span></p>
    <h2>${title}</h2>
    <p class="note">${
      now < endAt
        ? html`${now < startAt ? '오픈까지' : '마감까지'} <b data-until="${until}" data-now="${now}">${durationOf(until - now)}</b>`
        : html`마감 ${momentOf(endAt)}`
    }${enabled || now >= endAt || phase === 'paused' ? '' : html` · <b>꺼 둔 드롭이라 살 수 없어요</b>`} · 대기실 ${figure('fans')}명</p>
    <h3>판매</h3>
    <p class="taken"><b>${figure('taken')}</b> / ${total.toLocaleString('ko-KR')}팩</p>
    <div class="stock">
      <progress max="${total}" value="${figures.taken}" data-figure="taken" aria-hidden="true"></progress>
      <progress max="${total}" value="${figures.sold}" data-figure="sold" aria-label="판매한 팩"></progress>
    </div>
    <dl class="figures">
      ${stock('sold', '결제 완료')}
      ${stock('held', '결제 중이라 보관한 팩')}
      ${stock('remaining', '남은 팩')}
    </dl>
    <div class="line head"><h3>사지 못한 이유</h3> <span class="soft">지난 1시간 ${figure('unsold')}건</span></div>
    <dl class="reasons">${UNSOLD.map(
      ([key, name]) => html`
      <dt>${name}</dt><dd>${figure(key)}</dd>
      <progress max="${Math.max(1, figures.mostUnsold)}" value="${figures[key]}" data-figure="${key}" data-most="mostUnsold" aria-hidden="true"></progress>`,
    )}
    </dl>
    <div class="line head"><h3>1분마다 팔린 팩</h3> <span class="soft">지금 ${figure('thisMinute')}팩</span></div>
    <svg class="bars" viewBox="0 0 ${perMinute.length * STEP - 3} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      ${barsOf(perMinute).map(({ x, y, height }) => html`<rect x="${x}" y="${y}" width="9" height="${height}" rx="2"></rect>`)}
    </svg>
    <p class="line soft"><time>${formatSeoulTime(now - (perMinute.length - 1) * MINUTE)}</time> <time>${formatSeoulTime(now)}</time></p>`
}

/** Whether the work in the background goes on: a line for an operator, not a metric. */
export const statusBox = ({
  stuck,
  payments,
  chain,
}: Status) => html`<div class="status" data-stuck="${stuck}">
    ${icon(stuck !== '0' ? 'attention' : 'well', 18)}
    <p><b>${stuck !== '0' ? html`확인이 필요한 일이 ${stuck}건 있어요` : '모두 정상이에요'}</b><br>
    결제 확인 <span data-figure="payments">${payments}</span>건 · 체인 대기 <span data-figure="chain">${chain}</span>건</p>
  </div>`

/** The list of the drops with their stock. */
export const dropsPage = (
  drops: Awaited<ReturnType<typeof dropsOf>>,
  can: Can,
) => html`<div class="head"><h1>드롭</h1><a class="button" href="office">매출과 정산</a></div>
  <table class="drops">
    <thead><tr><th scope="col">드롭</th><th scope="col">판매 기간</th><th scope="col" class="amount">남은 팩</th><th scope="col"><span class="visually-hidden">보기</span></th></tr></thead>
    <tbody>${drops.map(
      ({ dropId, title, startAt, endAt, phase, remaining, total }) => html`<tr>
        <td><a class="id" href="drops/${dropId}">${title}</a><span class="soft">${dropId} · ${PHASES[phase]}</span></td>
        <td><span class="soft">${momentOf(startAt)} ~ ${momentOf(endAt)}</span></td>
        <td class="amount">${remaining} / ${total}</td>
        <td><a class="button" href="?drop=${dropId}" aria-label="${title} 판매 현황 보기">보기</a> ${can('drops') ? html`<a class="button" href="drops/${dropId}" aria-label="${title} 운영하기">운영하기</a>` : ''}</td>
      </tr>`,
    )}</tbody>
  </table>`
