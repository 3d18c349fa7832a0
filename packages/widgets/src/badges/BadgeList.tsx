import type { Badge } from '@fandeck/sdk/overview'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { Image } from '../primitives/image/Image.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { useDates } from '../theme/use-dates.ts'
import { BadgeDialog } from './BadgeDialog.tsx'
import { useBadgeMessages, whatOf } from './use-badge-messages.ts'
import './BadgeList.css'

interface BadgeListProps {
  open: boolean
  onOpenChange: OnOpenChange
  badges: readonly Badge[]
}

/** The badges of the member, the newest first; a press opens the pictures of one. */
export function BadgeList({ open, onOpenChange, badges }: BadgeListProps) {
  const messages = useBadgeMessages()
  const { date } = useDates()
  const [shared, setShared] = useState<{ badge: Badge; open: boolean }>()
  return (
    <>
      <Drawer open={open} onOpenChange={onOpenChange} title={messages['badge.list']}>
        <ul className="fandeck-badges">
          {badges.map((badge) => (
            <li key={`${badge.kind} ${badge.key}`}>
              <button
                type="button"
                className="fandeck-badges__row fandeck-press"
                onClick={() => setShared({ badge, open: true })}
              >
                <span className="fandeck-badges__medal">
                  <Image className="fandeck-badges__crest" shownWidth={32} src={badge.crest} alt="" />
                </span>
                <span className="fandeck-badges__words">
                  <b>{badge.title}</b>{' '}
                  <span className="fandeck-caption">
                    {whatOf(messages, badge)} · {date(badge.completedAt)}
                  </span>
                </span>{' '}
                <span className="fandeck-visually-hidden">{messages['badge.share']}</span>
                <Share2 size={20} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </Drawer>
      {shared && (
        <BadgeDialog
          open={shared.open && open}
          onOpenChange={(next) => setShared({ ...shared, open: next })}
          badge={shared.badge}
        />
      )}
    </>
  )
}
