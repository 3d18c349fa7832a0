/** The current card, the opened ones, and whether all of them are shown together. */
export interface Reveal {
  at: number
  opened: ReadonlySet<number>
  summary: boolean
}

/** The actions of the fan. `calm` opens the next card at once, without its rise. */
export type RevealAction =
  | { type: 'open'; at: number }
  | { type: 'next'; count: number; calm?: boolean | undefined }
  | { type: 'all'; count: number }

export const closedReveal: Reveal = { at: 0, opened: new Set(), summary: false }

/** `next` opens the current card, then brings the first closed one face down; after the last it shows all of them. */
export function reduceReveal(reveal: Reveal, action: RevealAction): Reveal {
  if (action.type === 'open')
    return { at: action.at, opened: new Set([...reveal.opened, action.at]), summary: false }
  const all = [...Array(action.count).keys()]
  if (action.type === 'all') return { ...reveal, opened: new Set(all), summary: true }
  if (!reveal.opened.has(reveal.at)) return reduceReveal(reveal, { type: 'open', at: reveal.at })
  const closed = all.find((at) => !reveal.opened.has(at))
  if (closed === undefined) return { ...reveal, summary: true }
  const next = { ...reveal, at: closed }
  return action.calm ? reduceReveal(next, { type: 'open', at: closed }) : next
}
