/**
 * The wallet's side of the message exchange (D8): it announces that it is ready, identifies the member by the wallet
 * token from the site, and posts a session only after the member has confirmed. It exchanges messages with the
 * origin in `data-site` only.
 */
export const SCRIPT = `
const site = document.body.dataset.site
const opener = window.opener
let receivedToken
let chosen = false
const query = new URLSearchParams(location.search)
const redirect = query.get('redirect_url') ?? undefined
const state = query.get('state') ?? undefined
const at = (id) => document.getElementById(id)
const say = (message) => opener?.postMessage(message, site)
const shortened = (text) => text.slice(0, 6) + '…' + text.slice(-4)

function show(name) {
  for (const section of document.querySelectorAll('section')) section.hidden = section.id !== name
  at('go').hidden = name !== 'confirm'
}
async function ask(path, body) {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const reply = await fetch('/api' + path, init)
  const data = await reply.json()
  if (!reply.ok) throw Object.assign(new Error(data.message), { status: reply.status })
  return data
}
function confirmWallet({ address, cards, nick_name }, linked = false) {
  document.body.classList.toggle('is-linked', linked)
  at('owner').textContent = nick_name + '님의 지갑'
  at('address').textContent = shortened(address)
  at('cards').textContent = 'KAIA · 카드 ' + cards + '장'
  show('confirm')
}
async function tried(work) {
  at('problem').textContent = ''
  for (const button of document.querySelectorAll('button')) button.disabled = true
  try {
    await work()
  } catch (error) {
    at('problem').textContent = error.status ? error.message : '잠시 후 다시 시도해주세요.'
  } finally {
    for (const button of document.querySelectorAll('button')) button.disabled = false
  }
}

addEventListener('message', ({ origin, source, data }) => {
  const token = data?.type === 'wallet:refresh' ? data.wallet_refresh_token : undefined
  if (origin !== site || source !== opener || typeof token !== 'string') return
  // The site repeats the message while this page is slow; a chosen wallet stays.
  if (chosen || token === receivedToken) return
  receivedToken = token
  void ask('/session', { wallet_refresh_token: token }).then(
    // A visitor links the wallet that they choose; a member looks at their own.
    (wallet) => confirmWallet(wallet, wallet.linked),
    () => show('choice'),
  )
})
at('choice').addEventListener('click', ({ target }) => {
  const id = target.closest('button')?.dataset.id
  chosen ||= Boolean(id)
  if (id) void tried(async () => confirmWallet(await ask('/demo', { mbr_id: id })))
})
at('other').addEventListener('click', () => {
  chosen = true
  show('choice')
})
at('go').addEventListener('click', () => tried(async () => {
  const { user, redirect_url } = await ask('/confirm', redirect ? { redirect_url: redirect, state } : {})
  if (redirect_url) location.replace(redirect_url)
  else say({ type: 'wallet:user', user })
}))
at('no').addEventListener('click', () => {
  if (!redirect) return close()
  const back = new URL(redirect, site)
  if (back.origin !== site) return history.back()
  back.hash = new URLSearchParams({ state: state ?? '' }).toString()
  location.replace(back)
})

if (!opener && !redirect) show('alone')
else {
  // Ignores a reply that arrives after another wallet has been opened.
  const still = (next) => (wallet) => at('waiting').hidden || next(wallet)
  ask('/me').then(still(confirmWallet), still(() => show('choice')))
  say({ type: 'wallet:ready' })
}
`
