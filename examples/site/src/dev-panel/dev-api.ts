/** What the backend's development panel tells. */
export interface DevState {
  now: number
  offsetMinutes: number
  outage: boolean
  sms: readonly { phone: string; code?: string; sent_dttm: string }[]
  drops: readonly {
    minting_seq: number
    title: string
    remaining: number
    total_qty: number
    /** What may be left at most: all packs but those that are held or sold. */
    most_qty: number
  }[]
  accounts: readonly { mbr_id: string; nick_name: string; level: string; phone?: string | null }[]
}

/** What the panel shows; `locked` until this browser has opened the address that the terminal shows. */
export async function readState(): Promise<DevState | 'locked'> {
  const answer = await fetch('/dev/state')
  if (answer.status === 401) return 'locked'
  const reply: { data: DevState } = await answer.json()
  return reply.data
}

/** Turns one knob of the backend. */
export async function turn(path: 'time' | 'stock' | 'outage', body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`/dev/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
