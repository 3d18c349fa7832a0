import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Card, type CardFacts } from '../../card/Card.tsx'
import { useCardMessages } from '../../card/use-card-messages.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { Drawer, type DrawerProps } from '../../primitives/drawer/Drawer.tsx'
import { IconButton } from '../../primitives/icon-button/IconButton.tsx'
import { useFormationMessages } from './use-formation-messages.ts'

interface SlotDrawerProps extends Omit<DrawerProps, 'children'> {
  card: CardFacts | undefined
  onReplace(): void
  onMove(): void
  onRemove(): void
}

/** Both faces of the card of a slot, and what can be done with it. */
export function SlotDrawer({ card, onReplace, onMove, onRemove, ...drawer }: SlotDrawerProps) {
  const messages = useFormationMessages()
  const cardMessages = useCardMessages()
  const [turned, setTurned] = useState(false)
  useEffect(() => {
    if (drawer.open) setTurned(false)
  }, [drawer.open])
  const done = (act: () => void) => () => {
    drawer.onOpenChange(false, { reason: 'done' })
    act()
  }
  return (
    <Drawer
      {...drawer}
      footer={
        <div className="fandeck-formation__actions">
          <Button block onClick={done(onReplace)}>
            {messages['formation.replace']}
          </Button>
          <Button block kind="secondary" onClick={done(onMove)}>
            {messages['formation.move']}
          </Button>
          <Button block kind="ghost" onClick={done(onRemove)}>
            {messages['formation.remove']}
          </Button>
        </div>
      }
    >
      {card && (
        <div className="fandeck-formation__card">
          <Card {...card} face={turned ? 'back' : 'front'} focused />
          <IconButton
            kind="outline"
            className="fandeck-formation__turn"
            label={cardMessages[turned ? 'card.flipBack' : 'card.flip']}
            onClick={() => setTurned(!turned)}
          >
            <RefreshCw size={22} aria-hidden />
          </IconButton>
        </div>
      )}
    </Drawer>
  )
}
