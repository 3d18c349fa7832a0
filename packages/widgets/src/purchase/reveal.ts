/** The current card, the opened ones, and whether all of them are shown together. */
export interface Reveal {
  at: number
  opened: ReadonlySet<number>
  summary: boolean
}

/** The actions of the fan. */
export type RevealAction =
  | { type: 'open'; at: number }
  | { type: 'next'; count: number }
  | { type: 'all'; count: number }

export const closedReveal: Reveal = { at: 0, opened: new Set(), summary: false }

/** `next` opens the current card, then the first closed one; after the last one it shows all of them. */
export function reduceReveal(reveal: Reveal, action: RevealAction): Reveal {
  if (action.type === 'open')
    return { ...reveal, at: action.at, opened: new Set([...reveal.opened, action.at]) }
  const all = Array.from({ length: action.count }, (_, at) => at)
  if (action.type === 'all') return { ...reveal, opened: new Set(all), summary: true }
  const closed = reveal.opened.has(reveal.at) ? all.find((at) => !reveal.opened.has(at)) : reveal.at
  return closed === undefined
    ? { ...reveal, summary: true }
    : reduceReveal(reveal, { type: 'open', at: closed })
}
