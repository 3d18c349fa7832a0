// The page `/dev/ocr`: shows the camera behind the scanner's window and posts what is in it, with the true code.

const WINDOW = { width: 280, height: 100 }
const video = document.querySelector('video')
const form = document.querySelector('form')
const told = document.querySelector('output')

/** The window's part of the video, which covers the screen, as the scanner posts it. */
function picture() {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const [width, height] = [WINDOW.width / scale, WINDOW.height / scale]
  // At least the pixels of the screen, and never fewer than the video has.
  const ratio = Math.max(devicePixelRatio, 1 / scale)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(WINDOW.width * ratio)
  canvas.height = Math.round(WINDOW.height * ratio)
  const [x, y] = [(videoWidth - width) / 2, (videoHeight - height) / 2]
  canvas.getContext('2d').drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.8)
}

async function record() {
  const body = JSON.stringify({ image: picture(), code: form.elements.code.value })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/dev/ocr/captures', { method: 'POST', headers, body })
  const { data, message } = await answer.json()
  told.textContent = answer.ok ? `${data.count}장을 저장했어요.` : message
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  record().catch(() => {
    told.textContent = '저장하지 못했어요. 다시 촬영해 주세요.'
  })
})

try {
  const wish = { facingMode: 'environment', width: { ideal: 1920 } }
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: wish })
  await video.play()
} catch {
  told.textContent = '카메라를 열지 못했어요. 카메라 권한을 확인해 주세요.'
}
