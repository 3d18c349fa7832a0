import { useCampaignState, useFandeck, useFormation, useSession } from '@fandeck/react'
import {
  type CampaignTeam,
  FORMATIONS,
  type FormationName,
  type FormationProblem,
  type FormationSection,
  filledCount,
  sectionIdOf,
} from '@fandeck/sdk/campaigns'
import type { CardMetadata, MyCard } from '@fandeck/sdk/cards'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CardFacts } from '../../card/Card.tsx'
import { useScene } from '../../celebration/use-scene.ts'
import type { ListedPlayer } from '../../player-list/index.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { SelectField } from '../../primitives/field/SelectField.tsx'
import { LazyPart } from '../../primitives/lazy/LazyPart.tsx'
import { errorSentence } from '../../theme/messages.tsx'
import type { OpenDrawer } from './Drawers.tsx'
import { nextSlot } from './next-slot.ts'
import { Pitch } from './Pitch.tsx'
import { playersOf } from './players.ts'
import { problemSentence, slotName, useFormationMessages } from './use-formation-messages.ts'
import { useSlotMoves } from './use-slot-moves.ts'

interface ElevenProps {
  slug: string
  section: FormationSection
  team: CampaignTeam
  designs: readonly CardMetadata[]
  /** The member's own cards; for a visitor the designs. */
  cards: readonly (CardMetadata | MyCard)[]
  onSignIn?: (() => void) | undefined
  afterSave?: ReactNode
}

const loadDrawers = () => import('./Drawers.tsx')
const ALL_FORMATIONS: readonly FormationName[] = ['442', '433', '4231', '343', '352']

/** The formation, its pitch and its drawers. */
export function Eleven({ slug, section, team, designs, cards, onSignIn, afterSave }: ElevenProps) {
  const messages = useFormationMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const players = useMemo(() => playersOf(cards, team), [cards, team])
  const placeable = useMemo(() => players.map(({ id, position }) => ({ cardId: id, position })), [players])
  const [state, formation] = useFormation({ slug, board: sectionIdOf(section), players: placeable })
  const { selectedFormation, slots, changed, saving, error } = state
  const [current, setCurrent] = useState(0)
  const [drawer, setDrawer] = useState<OpenDrawer>()
  /** The drawers load at the first press, and again at the next one after a failure. */
  const [presses, setPresses] = useState(0)
  /** What a live region says, and whether it is shown, too. */
  const [said, say] = useState({ words: '', shown: false })
  const pitch = useRef<HTMLDivElement>(null)
  const fandeck = useFandeck()
  const board = sectionIdOf(section)
  const { data: had } = useCampaignState({
    slug,
    query: {
      enabled: loggedIn,
      select: ({ formations }) =>
        formations.some(({ board: of, slots }) => of === board && !slots.includes(null)),
    },
  })
  const [completedAt, setCompletedAt] = useState<number>()
  const celebrating = useScene(completedAt)

  const offered = section.formations ?? ALL_FORMATIONS
  const places = FORMATIONS[selectedFormation]
  const all = useMemo(() => playersOf([...cards, ...designs], team), [cards, designs, team])
  const unknown = { art: undefined, name: messages['formation.unknown'] }
  const shown = slots.map((id) => (id === null ? undefined : (all.find((one) => one.id === id) ?? unknown)))
  const facts = shown.map((player) => player && printed(player))
  const nameIn = (slot: number) => shown[slot]?.name ?? ''
  const missing = places.length - filledCount(slots)

  function openSlot(slot: number): void {
    say({ words: '', shown: false })
    setCurrent(slot)
    setPresses((before) => before + 1)
    setDrawer(slots[slot] === null ? 'players' : 'card')
  }
  function tell(problem: FormationProblem | undefined, slot: number, name: string): void {
    const words = problem
      ? problemSentence(messages, problem, places[slot])
      : messages['formation.moved']({ name, slot: slotName(messages, places, slot) })
    say({ words, shown: problem !== undefined })
  }
  /** Places a player, and returns whether the slot accepts them; the list stays open for the next empty slot. */
  function place(slot: number, { id, name }: Pick<ListedPlayer, 'id' | 'name'>): boolean {
    const problem = formation.place(slot, id)
    tell(problem, slot, name)
    if (problem !== undefined) return false
    if (slots[slot] !== null) return true
    const next = nextSlot(places, slots.with(slot, id), players, slot)
    if (next === undefined) return true
    setCurrent(next)
    setDrawer('players')
    return true
  }

  const moves = useSlotMoves({
    pitch,
    places,
    isFilled: (slot) => slots[slot] !== null,
    onPress: openSlot,
    onMove: (from, to) => tell(formation.move(from, to), to, nameIn(from)),
    onPick: (slot, picked) =>
      say({
        words: messages[picked ? 'formation.pickUp' : 'formation.stays']({ name: nameIn(slot) }),
        shown: picked,
      }),
  })

  /** The words of the button, and what it does; nothing when all is saved. */
  function action(): readonly [words: string, act?: () => void] {
    if (missing > 0)
      return [messages['formation.missing']({ count: missing }), () => openSlot(slots.indexOf(null))]
    if (!changed) return [messages['formation.saved']]
    if (!loggedIn && onSignIn) return [messages['formation.signIn'], () => save(onSignIn)]
    return [messages['formation.save'], () => save()]
  }
  /** Saves the eleven; that of a visitor once the sign-in is done. */
  function save(signIn?: () => void): void {
    if (!loggedIn) formation.saveAfterSignIn()
    if (signIn) signIn()
    // The board shows the error of its state.
    else formation.save().catch(() => {})
  }
  // Saved by the button, or by itself after the sign-in; the first eleven is celebrated.
  useEffect(
    () =>
      fandeck.on('campaigns:formation-saved', (saved) => {
        if (saved.slug !== slug || saved.board !== board) return
        const first = had === false
        say({ words: messages[first ? 'formation.complete' : 'formation.saved'], shown: first })
        if (first) setCompletedAt(fandeck.clock.now())
      }),
    [fandeck, slug, board, had, messages],
  )
  const [words, act] = action()

  return (
    <>
      <div className="fandeck-formation__top">
        <SelectField
          className="fandeck-formation__select"
          label={messages['formation.select']}
          labelHidden
          value={selectedFormation}
          onChange={({ target }) => {
            const next = offered.find((name) => name === target.value)
            if (next) formation.select(next)
          }}
        >
          {offered.map((name) => (
            <option key={name} value={name}>
              {[...name].join('-')}
            </option>
          ))}
        </SelectField>
        <p className="fandeck-formation__count">
          <span aria-hidden>
            <b>{places.length - missing}</b> / {places.length}
          </span>
          <span className="fandeck-visually-hidden">
            {messages['formation.count']({ filled: places.length - missing, total: places.length })}
          </span>
        </p>
      </div>
      <Pitch {...{ places, cards: facts, moves, celebrating, root: pitch }} />
      <p className={said.shown ? 'fandeck-formation__said' : 'fandeck-visually-hidden'} role="status">
        {said.words}
      </p>
      <div className="fandeck-board__foot" data-bottom-bar>
        {error && (
          <p className="fandeck-board__error" role="alert">
            {errorSentence(messages, error)}
          </p>
        )}
        <div className="fandeck-formation__buttons">
          <Button kind="secondary" disabled={missing === places.length} onClick={formation.reset}>
            {messages['formation.reset']}
          </Button>
          {(!act && had && afterSave) || (
            <Button kind="white" block disabled={!act} loading={saving} onClick={act}>
              {words}
            </Button>
          )}
        </div>
      </div>
      {presses > 0 && (
        <LazyPart load={loadDrawers} attempt={presses}>
          {({ Drawers }) => (
            <Drawers
              {...{ drawer, places, pitch, team }}
              onDrawerChange={setDrawer}
              slot={current}
              card={facts[current]}
              players={players.map((player) => ({ ...player, placed: slots.includes(player.id) }))}
              onPlace={(player) => place(current, player)}
              onMove={() => moves.pickUp(current)}
              onRemove={() => formation.remove(current)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}

/** Returns what is printed; the rest of a player are no attributes of a card. */
const printed = ({ art, name, number, sub, edition, editionTotal, finish, team }: CardFacts): CardFacts => ({
  ...{ art, name, number, sub, edition, editionTotal, finish, team },
})
