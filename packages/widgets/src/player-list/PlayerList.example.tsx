import { type ListedPlayer, PlayerList } from '@fandeck/widgets'
import { useState } from 'react'

/** A slot of a formation that opens the list. */
export function Slot({ players }: { players: readonly ListedPlayer[] }) {
  const [open, setOpen] = useState(false)
  const [player, setPlayer] = useState<ListedPlayer>()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {player?.name ?? 'FW'}
      </button>
      <PlayerList
        open={open}
        onOpenChange={setOpen}
        title="FW 자리에 누구를 둘까요?"
        players={players}
        position="FW"
        onPlace={setPlayer}
      />
    </>
  )
}
