/** The script of the operators' pages: plain JavaScript, so that the pages need no build. */
export const liveScript = /* js */ `
const panel = document.querySelector('[data-drop]')
// A page with typed text, or one that answers a form, stays as it is.
let kept = document.querySelector('[role="alert"]') !== null
addEventListener('input', () => { kept = true })
const reload = () => { if (!kept) location.reload() }

function show(name, value) {
  for (const place of panel.querySelectorAll('[data-figure="' + name + '"]')) {
    if (place instanceof HTMLProgressElement) place.value = value
    else place.textContent = value.toLocaleString('ko-KR')
  }
}

async function refresh() {
  const reply = await fetch('/staff/operations/drops/' + panel.dataset.drop + '/sales').catch(() => undefined)
  // The shift has ended: reload for the sign-in.
  if (reply?.status === 401) location.reload()
  if (!reply?.ok) return
  const { data } = await reply.json()
  for (const [name, value] of Object.entries(data.figures)) show(name, value)
  for (const bar of panel.querySelectorAll('[data-most]')) bar.max = Math.max(1, data.figures[bar.dataset.most])
  const status = panel.querySelector('[data-stuck]')
  const outline = panel.querySelector('[data-outline]')
  // Its icon and its sentence change, too, and the phase and the times of a drop.
  if (status.dataset.stuck !== data.figures.stuck || outline.dataset.outline !== data.outline) reload()
  const bars = panel.querySelectorAll('rect')
  for (const [index, { y, height }] of data.bars.entries()) {
    bars[index]?.setAttribute('y', y)
    bars[index]?.setAttribute('height', height)
  }
}

const end = panel?.querySelector('[data-until]')
// By the server's clock when the page was drawn, and this device's since then.
const left = end ? end.dataset.until - end.dataset.now : 0
const drawn = performance.now()
const two = (count) => String(count).padStart(2, '0')

function tick() {
  const seconds = Math.ceil((left - (performance.now() - drawn)) / 1000)
  if (seconds <= 0) return reload()
  const days = Math.floor(seconds / 86400)
  const time = [(seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':')
  end.textContent = days > 0 ? days + '일 ' + time : time
}

if (panel) {
  for (;;) {
    await new Promise((next) => setTimeout(next, 1000))
    if (end) tick()
    if (!document.hidden) await refresh()
  }
}
`
