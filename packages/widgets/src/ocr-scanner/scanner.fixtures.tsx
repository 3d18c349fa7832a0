import { aClaimedCard, type Handler, ok, testKit } from '@fandeck/sdk/testing'
import { ClaimedCard, ScanReply } from '@fandeck/sdk/wire'
import { anArt } from '../card/card.fixtures.ts'

/** A code with valid check characters. */
export const GOOD_CODE = 'ANPTEKTXA7FX'

export const CLAIMED = aClaimedCard({ image: anArt() })

/** A signed-in client whose server recognises every picture, unless `on` overrides its reply. */
export function scannerKit(on: Readonly<Record<string, Handler>> = {}) {
  const kit = testKit({ loggedIn: true })
  kit.fandeck.session.setUser({
    memberId: '01024814821',
    nickname: '하나',
    accountType: 'phone',
    walletLinked: true,
  })
  const routes: Record<string, Handler> = {
    'POST /card/ocr/:idx': () => ok(ScanReply, { data: CLAIMED }),
    'POST /card/:idx': () => ok(ClaimedCard, CLAIMED),
    ...on,
  }
  for (const [route, handler] of Object.entries(routes)) kit.server.on(route, handler)
  return kit
}

/** A camera whose video is a canvas; `streams` lists the opened streams. */
export function canvasCamera(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const streams: MediaStream[] = []
  return {
    streams,
    async openCamera() {
      const stream = canvas.captureStream(10)
      const context = canvas.getContext('2d')
      if (!context) throw new TypeError('No 2D context.')
      // The stream of a canvas emits a frame only for a drawing after its start.
      const paint = () => {
        draw(context)
        if (stream.active) requestAnimationFrame(paint)
      }
      paint()
      streams.push(stream)
      return stream
    },
  }
}

/** Draws the back of a card on a dark table. */
export function drawCardBack(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas
  context.fillStyle = '#5a463c'
  context.fillRect(0, 0, width, height)
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(-0.05)
  context.fillStyle = '#e8e2da'
  context.beginPath()
  context.roundRect(-width * 0.45, -height * 0.29, width * 0.9, height * 0.6, width * 0.05)
  context.fill()
  context.fillStyle = '#fff'
  context.beginPath()
  context.roundRect(-width * 0.33, -height * 0.035, width * 0.66, height * 0.07, width * 0.02)
  context.fill()
  context.fillStyle = '#16141c'
  context.font = `800 ${width * 0.075}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('9WLK-NTUH-GP9L', 0, 0, width * 0.62)
  context.restore()
}
