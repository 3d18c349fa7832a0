import { startReader } from '../../packages/widgets/src/ocr-scanner/live/start-reader.ts'

/** Times of the page, ms. */
export interface LiveTimes {
  started: number
  firstFrame: number
  frames: number[]
  /** The frames whose code was read. */
  read: number
}

declare global {
  interface Window {
    /** Starts the reader, then reads frames of a printed code. */
    measure?: (frames: number) => Promise<LiveTimes>
  }
}

const [WIDTH, HEIGHT] = [560, 200]
const CODE = '9WLKNTUHGP9L'

/** Draws the window of the scanner, each frame a little different, as a hand holds a card. */
function draw(paint: CanvasRenderingContext2D, n: number): ImageData {
  paint.resetTransform()
  paint.fillStyle = '#5a463c'
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  paint.translate(WIDTH / 2, HEIGHT / 2 + (n % 5))
  paint.rotate(-0.03 + 0.002 * (n % 7))
  paint.fillStyle = '#fff'
  paint.fillRect(-250, -45, 500, 90)
  paint.fillStyle = '#111'
  paint.font = '700 44px sans-serif'
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillText('9WLK-NTUH-GP9L', 0, 0)
  return paint.getImageData(0, 0, WIDTH, HEIGHT)
}

function prepare(): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const paint = canvas.getContext('2d', { willReadFrequently: true })
  if (!paint) throw new TypeError('No 2D context.')
  window.measure = async (count) => {
    const since = performance.now()
    const reader = await startReader(undefined)
    const started = performance.now() - since
    let read = 0
    const times: number[] = []
    for (let n = 0; n <= count; n++) {
      const frame = draw(paint, n)
      const begun = performance.now()
      const sight = await reader.read(frame)
      times.push(performance.now() - begun)
      if (sight?.code === CODE) read++
    }
    const [firstFrame = Number.NaN, ...frames] = times
    return { started, firstFrame, frames, read }
  }
}

prepare()
