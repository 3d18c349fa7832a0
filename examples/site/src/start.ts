// Starts the scripts of a page that the server rendered, after its first picture has been painted: until then, the
// style sheet, the font and that picture have the connection to themselves. A module of its own that imports no library,
// because it loads before everything else.
import { keepEarlyInput } from './early-input.ts'
import { showPopups } from './popup-still.ts'
import type { StartScripts } from './start-scripts.ts'

/** How long the scripts wait for the first picture, ms. */
const PATIENCE_MS = 1000

const frame = () => new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next)))
const patience = new Promise<void>((next) => setTimeout(next, PATIENCE_MS))

function isInView(picture: HTMLImageElement): boolean {
  const { top, bottom, left, right } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Resolves when the first view and its pictures are painted. */
async function firstView(): Promise<void> {
  await frame()
  const pictures = [...document.images]
  const first = pictures.filter(({ fetchPriority }) => fetchPriority === 'high')
  // A page that names no first picture waits for all that are in view.
  const awaited = first.length > 0 ? first : pictures.filter(isInView)
  await Promise.allSettled(awaited.map((picture) => picture.decode()))
  // The frame that draws them, and the next one, which begins when that one has been shown.
  await frame()
  await frame()
}

const firstInput = keepEarlyInput()
showPopups()
await Promise.race([firstView(), firstInput, patience])

const scripts: StartScripts = JSON.parse(document.getElementById('fandeck-scripts')?.textContent ?? '')
for (const href of scripts.preloads) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
for (const entry of scripts.entries) await import(/* @vite-ignore */ entry)
