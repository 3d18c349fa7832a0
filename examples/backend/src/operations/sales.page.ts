import { html } from 'hono/html'
import type { dropsOf, Sales } from './sales.ts'
import { momentOf } from './text.ts'

/** The highest bar of the chart, in units of its picture. */
const HEIGHT = 56
const STEP = 12

const state = ({ startAt, endAt, now }: Sales) =>
  now < startAt
    ? (['판매 전', ''] as const)
    : now < endAt
      ? (['판매 중', 'live'] as const)
      : (['판매 종료', ''] as const)

/** The bars of a chart: the place, the width and the height of each. */
export function barsOf(perMinute: readonly number[]) {
  const most = Math.max(1, ...perMinute)
  return perMinute.map((packs, index) => {
    const height = Math.max(2, Math.round((packs / most) * HEIGHT))
    return { x: index * STEP, y: HEIGHT - height, height }
  })
}

/** The live figures of a drop; the script of the page keeps them up to date every second. */
export function salesPanel(sales: Sales) {
  const { dropId, title, sold, held, remaining, total, unsold, perMinute, endAt } = sales
  const [label, tone] = state(sales)
  const figure = (name: string, key: string, value: number) =>
    html`<dt>${name}</dt><dd data-figure="${key}">${value.toLocaleString('ko-KR')}</dd>`
  return html`<aside aria-label="지금 드롭" data-drop="${dropId}">
    <p><span class="tag" data-tone="${tone}">${label}</span> <span class="soft">1초마다 새로 고쳐요</span></p>
    <h2>${title}</h2>
    <p class="soft">마감 ${momentOf(endAt)}</p>
    <h3>판매</h3>
    <p class="sold"><b data-figure="sold">${sold.toLocaleString('ko-KR')}</b> / ${total.toLocaleString('ko-KR')}팩</p>
    <progress max="${total}" value="${sold}" data-figure="sold" aria-label="판매한 팩"></progress>
    <dl class="figures">
      ${figure('결제를 기다리는 팩', 'held', held)}
      ${figure('남은 팩', 'remaining', remaining)}
    </dl>
    <h3>사지 못한 주문 <span class="soft">지난 1시간</span></h3>
    <dl class="figures">
      ${figure('결제 시간 만료', 'expired', unsold.expired)}
      ${figure('결제 실패', 'failed', unsold.failed)}
      ${figure('결제 취소', 'cancelled', unsold.cancelled)}
    </dl>
    <h3>1분마다 팔린 팩 <span class="soft">지금 <span data-figure="thisMinute">${perMinute.at(-1) ?? 0}</span>팩</span></h3>
    <svg class="bars" viewBox="0 0 ${perMinute.length * STEP} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      ${barsOf(perMinute).map(({ x, y, height }) => html`<rect x="${x}" y="${y}" width="9" height="${height}" rx="2"></rect>`)}
    </svg>
  </aside>`
}

/** The list of the drops with their stock. */
export const dropsPage = (drops: Awaited<ReturnType<typeof dropsOf>>) => html`<h1>드롭</h1>
  <table>
    <thead><tr><th scope="col">드롭</th><th scope="col">판매 기간</th><th scope="col" class="amount">남은 팩</th><th scope="col"><span class="visually-hidden">보기</span></th></tr></thead>
    <tbody>${drops.map(
      ({ dropId, title, startAt, endAt, remaining, total }) => html`<tr>
        <td><b>${title}</b><span class="soft">${dropId}</span></td>
        <td><span class="soft">${momentOf(startAt)} ~ ${momentOf(endAt)}</span></td>
        <td class="amount">${remaining} / ${total}</td>
        <td><a class="button" href="?drop=${dropId}" aria-label="${title} 판매 현황 보기">보기</a></td>
      </tr>`,
    )}</tbody>
  </table>`
