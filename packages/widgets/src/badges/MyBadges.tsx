import { useBadges, useHasPart } from '@fandeck/react'
import { ChevronRight } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useBadgeMessages } from './use-badge-messages.ts'
import '../primitives/press/Press.css'
import './MyBadges.css'

/** The newest badges whose crests are shown. */
const SHOWN = 3

const loadList = () => import('./BadgeList.tsx')

/**
 * The badges of the member: a press lists them with their pictures to share. Nothing without one. Needs a `ModalProvider`.
 *
 * @see D112
 */
export const MyBadges = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(function MyBadges(root, ref) {
  const messages = useBadgeMessages()
  const enabled = useHasPart()('badges')
  const { data: badges = [] } = useBadges({ query: { enabled } })
  const [opened, setOpened] = useState<{ open: boolean; press: number }>()
  if (badges.length === 0) return null
  const newest = [...new Map(badges.map((badge) => [badge.crest, badge])).values()].slice(0, SHOWN)
  return (
    <Part base="fandeck-root fandeck-my-badges" {...root} ref={ref}>
      <button
        type="button"
        className="fandeck-my-badges__button fandeck-press"
        aria-haspopup="dialog"
        onClick={() => setOpened({ open: true, press: (opened?.press ?? 0) + 1 })}
      >
        {newest.map(({ kind, key, crest }) => (
          <span key={`${kind} ${key}`} className="fandeck-my-badges__medal">
            <Image className="fandeck-my-badges__crest" shownWidth={20} src={crest} alt="" />
          </span>
        ))}
        <span>{messages['badge.count']({ count: badges.length })}</span>
        <ChevronRight size={16} strokeWidth={2} aria-hidden />
      </button>
      {opened && (
        <LazyPart load={loadList} attempt={opened.press}>
          {({ BadgeList }) => (
            <BadgeList
              open={opened.open}
              onOpenChange={(open) => setOpened({ ...opened, open })}
              badges={badges}
            />
          )}
        </LazyPart>
      )}
    </Part>
  )
})
