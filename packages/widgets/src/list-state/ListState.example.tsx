import { useDrops } from '@fandeck/react'
import { DropRow, ListState } from '@fandeck/widgets'

/** The drops of a page. */
export function Drops() {
  const drops = useDrops()
  return (
    <ListState query={drops} empty={{ title: '지금은 드롭이 없어요' }}>
      {(all) => all.map(({ dropId }) => <DropRow key={dropId} dropId={dropId} href={`/drops/${dropId}`} />)}
    </ListState>
  )
}
