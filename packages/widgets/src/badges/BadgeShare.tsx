import { useBadges, useHasPart } from '@fandeck/react'
import type { Badge } from '@fandeck/sdk/overview'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../primitives/button/Button.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { useBadgeMessages } from './use-badge-messages.ts'

/** The props of the button that shares a completion. */
export interface BadgeShareProps extends Pick<ButtonProps, 'kind' | 'size' | 'block' | 'className'> {
  /** What is complete: a set by the name of its pack, the others by the slug of their campaign. */
  of: Pick<Badge, 'kind' | 'key'>
}

const loadDialog = () => import('./BadgeDialog.tsx')

/**
 * A button that opens the pictures of something that the member has completed; nothing before that, and in shops without
 * badges. Needs a `ModalProvider`.
 *
 * @see D112
 */
export function BadgeShare({ of: { kind, key }, ...button }: BadgeShareProps) {
  const messages = useBadgeMessages()
  const enabled = useHasPart()('badges')
  const { data } = useBadges({ query: { enabled } })
  const [opened, setOpened] = useState<{ badge: Badge; open: boolean }>()
  const badge = data?.find((one) => one.kind === kind && one.key === key)
  if (!badge) return null
  return (
    <>
      <Button kind="secondary" size={44} {...button} onClick={() => setOpened({ badge, open: true })}>
        <Share2 size={18} strokeWidth={2} aria-hidden />
        {messages['badge.share']}
      </Button>
      {opened && (
        <LazyPart load={loadDialog} attempt={opened.badge}>
          {({ BadgeDialog }) => (
            <BadgeDialog
              open={opened.open}
              onOpenChange={(open) => setOpened({ ...opened, open })}
              badge={opened.badge}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
