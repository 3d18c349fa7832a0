import { aClaimedCard, type Handler, ok, testKit } from '@fandeck/sdk/testing'
import { ClaimedCard, ScanReply } from '@fandeck/sdk/wire'
import { anArt } from '../card/card.fixtures.ts'

/** A code whose check characters fit. */
export const GOOD_CODE = 'ANPTEKTXA7FX'

export const CLAIMED = aClaimedCard({ image: anArt() })

/** A logged-in client whose server reads every picture, unless `on` answers otherwise. */
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

/** A camera that films a canvas; `streams` are those it has opened. */
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
      if (!context) throw new TypeError('There is no canvas.')
      // A stream of a canvas has a frame only when something is drawn after its beginning.
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

/** The back of a card on a dark table, as in the design. */
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
