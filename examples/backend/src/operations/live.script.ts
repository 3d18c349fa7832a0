/** The script of the operators' pages: plain JavaScript, so that the pages need no build. */
export const liveScript = /* js */ `
const panel = document.querySelector('[data-drop]')

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
  const bars = panel.querySelectorAll('rect')
  for (const [index, { y, height }] of data.bars.entries()) {
    bars[index]?.setAttribute('y', y)
    bars[index]?.setAttribute('height', height)
  }
}

if (panel) {
  for (;;) {
    await new Promise((next) => setTimeout(next, 1000))
    if (!document.hidden) await refresh()
  }
}
`
