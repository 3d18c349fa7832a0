import { parseSeoul } from '@fandeck/sdk'
import { seoulTime } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const MINUTE = 60_000
const MEDIA: ReadonlySet<string> = new Set(['image', 'crest', 'video', 'fromIcon', 'toIcon'])

/** Returns a JSON value with its texts replaced; `name` is the name of the field that has the text. */
function mapTexts(value: unknown, change: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change, key)]))
}

/** Moves the times of a demo document, so that its `demoStart` is the first start of this server, to the minute. */
export function movedTimes(document: unknown, firstStart: number | undefined): unknown {
  const given: unknown = Reflect.get(Object(document), 'demoStart')
  const start = typeof given === 'string' ? parseSeoul(given) : undefined
  if (start === undefined || firstStart === undefined) return document
  const by = Math.round((firstStart - start) / MINUTE) * MINUTE
  return mapTexts(document, (text) => {
    const at = MOMENT.test(text) ? parseSeoul(text) : undefined
    return at === undefined ? text : z.encode(seoulTime, at + by)
  })
}

/** Makes the paths of pictures and videos absolute: they are paths of the CDN. */
export const withMedia = (document: unknown, cdn: string): unknown =>
  mapTexts(document, (text, name) => (MEDIA.has(name) && /^\/(?!\/)/.test(text) ? cdn + text : text))
