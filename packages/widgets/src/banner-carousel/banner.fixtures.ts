import type { Banner } from '@fandeck/sdk/content'
import { NOON } from '@fandeck/sdk/testing'
import { anArt } from '../card/card.fixtures.ts'

const DAY = 86_400_000

/** A banner of the main page. */
export const aBanner = (change: Partial<Banner> = {}): Banner => ({
  seq: 1,
  label: 'FC안양 2025',
  name: '첫 골의 주인공,\n미리 맞혀 볼까요?',
  startAt: NOON - DAY,
  endAt: NOON + DAY,
  used: true,
  linkUrl: '/event/1',
  pcImage: anArt('seoul-banner'),
  mobileImage: anArt('seoul-banner'),
  sort: 1,
  newWindow: false,
  ...change,
})
