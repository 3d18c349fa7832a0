/** The script of the forms that a passkey answers: plain JavaScript, so that the pages need no build. */
export const passkeyScript = /* js */ `
const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
const base64url = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const listed = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }))

function say(form, text) {
  const place = form.querySelector('[role="alert"]')
  place.textContent = text
  place.hidden = text === ''
}

function sent({ id, rawId, type, response }, more) {
  const clientDataJSON = base64url(response.clientDataJSON)
  return { id, rawId: base64url(rawId), type, clientExtensionResults: {}, response: { clientDataJSON, ...more } }
}

/** A sentence of the server, which the form shows. */
class Refused extends Error {}

async function registered(path, password) {
  const body = new URLSearchParams({ pwd: password })
  const reply = await fetch(path, { method: 'POST', body })
  // The shift has ended: reload for the sign-in.
  if (reply.status === 401) location.reload()
  if (!reply.ok) {
    const { message } = await reply.json().catch(() => ({}))
    throw message ? new Refused(message) : new Error('The server has refused it.')
  }
  const options = await reply.json()
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: listed(options.excludeCredentials),
    },
  })
  const { response } = credential
  return sent(credential, {
    attestationObject: base64url(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  })
}

async function signed(options) {
  const credential = await navigator.credentials.get({
    publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: listed(options.allowCredentials) },
  })
  const { response } = credential
  return sent(credential, {
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
  })
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!globalThis.PublicKeyCredential) return say(form, '이 브라우저에서는 패스키를 쓸 수 없어요. 다른 브라우저에서 다시 시도해 주세요.')
    const button = form.querySelector('button')
    button.disabled = true
    say(form, '')
    try {
      const { passkey, options } = form.dataset
      const answer = await (passkey ? registered(passkey, form.querySelector('[data-password]').value) : signed(JSON.parse(options)))
      form.elements.response.value = JSON.stringify(answer)
      form.submit()
    } catch (error) {
      button.disabled = false
      say(form, error instanceof Refused ? error.message : error.name === 'InvalidStateError' ? '이미 추가한 패스키예요. 다른 기기나 보안 키로 추가해 주세요.' : '패스키를 확인하지 못했어요. 다시 시도해 주세요.')
    }
  })
}
`
