import { type DropChange, momentOf, momentText } from '@fandeck/sdk/shop'
import { badRequest } from '../problem.ts'
import { timeOf } from '../shop-files/moments.ts'
import { controlRefusals as refusals } from './problems.ts'
import type { SaleSettings } from './settings.ts'

const MOST_PACKS = 1_000_000

/** The steps that need a confirmation and a reason. */
const CONFIRMED: ReadonlySet<DropChange['action']> = new Set(['end', 'add', 'price', 'limits', 'gate'])
/** Whether an operator confirms a step before it is taken. */
export const needsConfirmation = ({ action }: DropChange): boolean => CONFIRMED.has(action)

/** What a step depends on besides the settings. */
export interface Circumstances {
  /** The time of the sale, epoch ms. */
  now: number
  /** The settings to which a resumed drop returns. */
  beforePause: Pick<SaleSettings, 'state' | 'pauseNotice'>
}

/** Refuses a drop that is over; a longer period reopens one whose end has passed, and a gate can always be set. */
function mustSell({ state, endsAt }: SaleSettings, { action }: DropChange, now: number): void {
  if (action === 'gate') return
  if (state === 'ended') throw refusals.ended()
  if (action !== 'extend' && timeOf(endsAt) <= now) throw refusals.over()
}

function extended(settings: SaleSettings, until: string, now: number): SaleSettings {
  const end = momentOf(until, now)
  if (!(end > now) || end <= timeOf(settings.endsAt)) throw refusals.earlier()
  return { ...settings, endsAt: momentText(end) }
}

function limited(
  settings: SaleSettings,
  { perOrder, perMember }: Extract<DropChange, { action: 'limits' }>,
): SaleSettings {
  if (perOrder === undefined && perMember === undefined) throw badRequest()
  const { maxPerOrder = 1, maxPerMember = 1 } = settings
  const after = {
    ...settings,
    maxPerOrder: perOrder ?? maxPerOrder,
    maxPerMember: perMember ?? maxPerMember,
  }
  if (after.maxPerMember < after.maxPerOrder) throw refusals.limits()
  return after
}

/**
 * Returns the settings of a drop after a step.
 *
 * @throws Problem DROP_ENDED, DROP_OVER, DROP_NOT_PAUSED, DROP_EARLIER, DROP_LIMITS, DROP_MOST
 */
export function settingsAfter(
  settings: SaleSettings,
  change: DropChange,
  { now, beforePause }: Circumstances,
): SaleSettings {
  mustSell(settings, change, now)
  const mustBePaused = () => {
    if (settings.state !== 'paused') throw refusals.notPaused()
  }
  switch (change.action) {
    case 'pause':
      return { ...settings, state: 'paused', pauseNotice: change.notice }
    case 'resume':
      mustBePaused()
      return { ...settings, ...beforePause }
    case 'end':
      return { ...settings, state: 'ended', pauseNotice: undefined }
    case 'extend':
      return extended(settings, change.until, now)
    case 'add': {
      const packs = settings.packs + change.packs
      if (packs > MOST_PACKS) throw refusals.most(MOST_PACKS)
      return { ...settings, packs }
    }
    case 'price':
      mustBePaused()
      return { ...settings, price: change.amount }
    case 'limits':
      return limited(settings, change)
    case 'gate':
      return { ...settings, fansPerSecond: change.fansPerSecond ?? undefined }
  }
}
