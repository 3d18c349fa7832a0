/** The script of the desk page: plain JavaScript, so that the page needs no build. */
export const deskScript = /* js */ `
const at = (id) => document.getElementById(id)
const say = (text) => { at('problem').textContent = text }
/** Trusted Types allow script URLs from this policy only. */
const JSQR = globalThis.trustedTypes?.createPolicy('fandeck-desk', { createScriptURL: () => '/staff/jsqr.js' }).createScriptURL('') ?? '/staff/jsqr.js'
const OFFLINE = '인터넷 연결이 불안정해요. 잠시 후 다시 시도해 주세요.'
const UNREADABLE = '서버의 응답을 읽지 못했어요. 잠시 후 다시 시도해 주세요.'

async function post(path, body) {
  try {
    const reply = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return await reply.json()
  } catch (error) {
    return { status: '0', message: error instanceof SyntaxError ? UNREADABLE : OFFLINE }
  }
}

at('sign-in')?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { status, message } = await post('/staff/sign-in', { event_key: at('sign-in').dataset.event, pwd: at('password').value })
  at('password').value = ''
  if (status === '200') location.reload()
  else say(message)
})

const shown = at('result')
function show(kind, title, text) {
  shown.hidden = false
  shown.dataset.kind = kind
  shown.querySelector('h2').textContent = title
  shown.querySelector('p').textContent = text
  navigator.vibrate?.(kind === 'used' ? [60] : [30, 60, 30])
}

let busy = false
/** Whether the server has replied; an unsent key can be retried. */
async function redeem(key) {
  if (busy) return false
  busy = true
  const { status, code, message, data } = await post('/claim/redeem', { random_key: key })
  busy = false
  // The shift has ended: reload for the password.
  if (code === 'STAFF_ONLY') location.reload()
  else if (status === '200') show('used', data.claim_name, data.owner_name + '님 · ' + data.used_dttm + ' 사용 완료')
  else show('refused', '사용할 수 없어요', message)
  return status !== '0'
}

at('typed')?.addEventListener('submit', (event) => {
  event.preventDefault()
  redeem(at('key').value)
  at('key').value = ''
})

/** Reads a frame with the browser's detector, or with jsQR, which is loaded on demand. */
async function reader() {
  try {
    const formats = await globalThis.BarcodeDetector?.getSupportedFormats()
    if (formats?.includes('qr_code')) {
      const detector = new BarcodeDetector({ formats: ['qr_code'] })
      return async (video) => (await detector.detect(video))[0]?.rawValue
    }
  } catch {}
  await new Promise((done, failed) => {
    const script = Object.assign(document.createElement('script'), { src: JSQR, onload: done, onerror: failed })
    document.head.append(script)
  })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, 720 / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = video.videoWidth * scale
    canvas.height = video.videoHeight * scale
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return globalThis.jsQR(data, width, height)?.data
  }
}

at('start')?.addEventListener('click', async () => {
  const video = at('camera')
  say('')
  at('start').disabled = true
  try {
    const [read, stream] = await Promise.all([
      reader(),
      navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } }),
    ])
    video.srcObject = stream
    video.hidden = false
    at('start').hidden = true
    await video.play()
    let last
    while (stream.active) {
      const key = video.readyState > 1 && !busy ? await read(video) : undefined
      // The same code stays in front of the camera for a while; it is sent once.
      if (key && key !== last && (await redeem(key))) last = key
      await new Promise((next) => setTimeout(next, 200))
    }
    say('카메라가 멈췄어요. 다시 시작해 주세요.')
  } catch {
    say('카메라를 쓸 수 없어요. 설정에서 허용하거나 QR 코드 값을 입력해 주세요.')
  }
  video.hidden = true
  at('start').hidden = false
  at('start').disabled = false
})

const clock = at('clock')
if (clock) {
  const tell = () => { clock.textContent = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Seoul' }) }
  tell()
  setInterval(tell, 1000)
}
`
