// The tags of the playgrounds as data: their states, and the attributes that a reader can change.

/** A state of a playground, with its labels. */
export interface StateLabel {
  name: StateName
  en: string
  ko: string
}

const STATES = {
  open: { en: 'Open', ko: '판매 중' },
  upcoming: { en: 'Upcoming', ko: '판매 전' },
  soldOut: { en: 'Sold out', ko: '매진' },
  member: { en: 'Signed in', ko: '로그인' },
  visitor: { en: 'Signed out', ko: '로그아웃' },
  empty: { en: 'Empty', ko: '비어 있음' },
  refused: { en: 'Refused', ko: '거절' },
  offline: { en: 'Offline', ko: '오프라인' },
} as const

export type StateName = keyof typeof STATES

/** An attribute that a reader can change; a choice has its values. */
export interface Control {
  name: string
  kind: 'number' | 'text' | 'switch' | 'choice'
  value: string | boolean
  values?: readonly string[]
}

/** A tag with a playground. */
export interface PlayedTag {
  name: string
  /** What a page sets beside the address of its API. */
  controls: readonly Control[]
  states: readonly StateName[]
  /** The height of its frame, px. */
  height: number
}

const LANG: Control = { name: 'lang', kind: 'choice', value: 'ko', values: ['ko', 'en'] }

export const TAGS: readonly PlayedTag[] = [
  {
    name: 'drop',
    controls: [
      { name: 'drop-id', kind: 'number', value: '1' },
      { name: 'layout', kind: 'choice', value: 'compact', values: ['compact', ''] },
      LANG,
    ],
    states: ['open', 'upcoming', 'soldOut', 'refused', 'offline'],
    height: 820,
  },
  {
    name: 'wallet',
    controls: [
      { name: 'inline', kind: 'switch', value: true },
      { name: 'open', kind: 'switch', value: false },
      { name: 'address', kind: 'text', value: '0x7a3e…c41F' },
      { name: 'default-benefit-id', kind: 'number', value: '1' },
      { name: 'wallet-link', kind: 'switch', value: true },
      { name: 'events-link', kind: 'switch', value: true },
      LANG,
    ],
    states: ['member', 'visitor', 'empty', 'refused', 'offline'],
    height: 720,
  },
  {
    name: 'scanner',
    controls: [
      { name: 'open', kind: 'switch', value: true },
      { name: 'minting-id', kind: 'number', value: '1' },
      { name: 'live', kind: 'choice', value: 'off', values: ['on', 'off'] },
      { name: 'auto-capture', kind: 'switch', value: false },
      { name: 'deck-link', kind: 'switch', value: true },
      { name: 'close-on-refusal', kind: 'switch', value: false },
      LANG,
    ],
    states: ['member', 'visitor', 'refused', 'offline'],
    height: 720,
  },
  {
    name: 'board',
    controls: [
      { name: 'slug', kind: 'text', value: 'fcseoul-2025' },
      {
        name: 'board',
        kind: 'choice',
        value: 'formation',
        values: ['formation', 'upgrade', 'matchPick', 'missions', 'playerFilter', 'flip'],
      },
      LANG,
    ],
    states: ['member', 'visitor', 'refused', 'offline'],
    height: 760,
  },
  {
    name: 'campaign',
    controls: [{ name: 'slug', kind: 'text', value: 'fcseoul-2025' }, LANG],
    states: ['member', 'visitor', 'refused', 'offline'],
    height: 820,
  },
  {
    name: 'deck',
    controls: [{ name: 'packs', kind: 'text', value: 'orblit-1st-deck,fcseoul-2025' }, LANG],
    states: ['member', 'visitor', 'empty', 'refused', 'offline'],
    height: 780,
  },
  { name: 'sign-in', controls: [LANG], states: ['visitor', 'member', 'refused', 'offline'], height: 720 },
]

/** Returns the states of a tag with their labels. */
export const statesOf = ({ states }: PlayedTag): StateLabel[] =>
  states.map((name) => ({ name, ...STATES[name] }))
