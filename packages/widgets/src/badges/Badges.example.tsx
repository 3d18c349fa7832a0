import { BadgeShare, MyBadges } from '@fandeck/widgets'

export const Badges = () => (
  <>
    <MyBadges />
    <BadgeShare of={{ kind: 'set', key: 'fcseoul-2025' }} />
  </>
)
