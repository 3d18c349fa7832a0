// The development panel of the site: a tab at the left edge with time, login code, stock and outage. The browser runs
// this file as `/dev/panel.js`.

const HOUR = 60
const POLL_MS = 1000

function element(tag, attributes, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Returns the panel's state; `undefined` until this browser has opened the address printed in the terminal. */
async function readState() {
  const answer = await fetch('/dev/state')
  return answer.ok ? (await answer.json()).data : undefined
}

/** Changes a setting of the backend, then loads the page anew. */
async function turn(path, body) {
  const headers = { 'content-type': 'application/json' }
  await fetch(`/dev/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  location.reload()
}

function button(label, run, name = label) {
  const made = element('button', { type: 'button', 'aria-label': name }, label)
  made.addEventListener('click', run)
  return made
}

const row = (...children) => element('div', { class: 'dev-panel__row' }, ...children)

function dropRows({ title, remaining, total_qty, most_qty, minting_seq }) {
  const amounts = [...new Set([0, Math.min(1, most_qty), most_qty])]
  const buttons = amounts.map((left) =>
    button(`${left}팩`, () => turn('stock', { minting_seq, remaining: left }), `${title} ${left}팩 남기기`),
  )
  const stock = element('p', {}, `${title} `, element('b', {}, String(remaining)), ` / ${total_qty}`)
  return element('div', {}, stock, row(...buttons))
}

function contentOf({ now_dttm, offsetMinutes, outage, sms, mails, drops }) {
  const move = (minutes) => turn('time', { offsetMinutes: minutes })
  const failing = element('input', { type: 'checkbox', ...(outage && { checked: '' }) })
  failing.addEventListener('change', () => turn('outage', { on: failing.checked }))
  const code = element('output', { 'aria-label': '최근 인증번호' }, sms[0]?.code ?? '없음')
  const mailed = element('output', { 'aria-label': '최근 메일의 인증번호' }, mails[0]?.code ?? '없음')
  return [
    element('p', {}, '서버 시각 ', element('b', {}, now_dttm)),
    row(
      button('+1시간', () => move(offsetMinutes + HOUR)),
      button('+1일', () => move(offsetMinutes + 24 * HOUR)),
      button('시각 초기화', () => move(0)),
    ),
    element('p', {}, '최근 인증번호 ', code),
    element('p', {}, '메일로 보낸 인증번호 ', mailed),
    ...drops.map(dropRows),
    element('label', {}, failing, ' 서버 장애'),
    element('a', { href: '/dev/cards', target: '_blank', rel: 'noreferrer' }, '코드가 찍힌 카드 보기'),
  ]
}

const body = element('div', { class: 'dev-panel__body' })
const tab = element(
  'button',
  { type: 'button', class: 'dev-panel__tab', 'aria-label': '개발 패널', 'aria-expanded': 'false' },
  '개발',
)
let timer
let shown = ''

/** Draws the state when it has changed, so that a focused button stays. */
async function refresh() {
  const state = await readState().catch(() => undefined)
  const text = JSON.stringify(state && { ...state, now: 0, now_dttm: state.now_dttm.slice(0, 16) })
  if (text === shown && body.childElementCount > 0) return
  shown = text
  if (state) body.replaceChildren(...contentOf(state))
  else body.replaceChildren('터미널에 표시된 개발 패널 주소를 이 기기에서 열어 주세요')
}

tab.addEventListener('click', () => {
  const open = body.isConnected
  tab.setAttribute('aria-expanded', String(!open))
  clearInterval(timer)
  if (open) return body.remove()
  panel.append(body)
  void refresh()
  timer = setInterval(refresh, POLL_MS)
})
const panel = element('aside', { class: 'dev-panel fandeck-root', 'aria-label': '개발 도구' }, tab)
document.head.append(element('link', { rel: 'stylesheet', href: '/dev/panel.css' }))
document.body.append(panel)
