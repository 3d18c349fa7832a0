import { Card, type CardFacts } from '../../card/Card.tsx'
import { Button } from '../../primitives/button/Button.tsx'
import { Drawer, type DrawerProps } from '../../primitives/drawer/Drawer.tsx'
import { useFormationMessages } from './use-formation-messages.ts'

interface SlotDrawerProps extends Omit<DrawerProps, 'children'> {
  card: CardFacts | undefined
  onReplace(): void
  onMove(): void
  onRemove(): void
}

/** The card of a slot, and what can be done with it. */
export function SlotDrawer({ card, onReplace, onMove, onRemove, ...drawer }: SlotDrawerProps) {
  const messages = useFormationMessages()
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
      <div className="fandeck-formation__card">{card && <Card {...card} />}</div>
    </Drawer>
  )
}
