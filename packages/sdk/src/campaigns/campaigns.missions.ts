import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import {
  canMove,
  EMBLEM_MISSION,
  laterStatus,
  type MissionGroup,
  type MissionStatus,
  missionGroup,
} from './campaigns.missions.rules.ts'
import type { CampaignState, RecruitedMission } from './campaigns.schema.ts'
import { recruitPlayer } from './campaigns.ts'

/** A mission's number and state. */
export interface MissionState {
  number: number
  status: MissionStatus
}

/** A snapshot of the missions (S3.32). */
export interface MissionsState {
  /** The ten missions, in order. */
  missions: readonly MissionState[]
  /** The open group; `undefined` while all are closed. */
  openGroup: MissionGroup | undefined
  /** The mission that is being recruited. */
  recruiting: number | undefined
  error: FandeckError | undefined
}

/** The ten missions. */
export interface Missions {
  /** Returns a snapshot; sends no request. */
  getState(): MissionsState
  /** Returns the state for server rendering: all missions are READY. */
  getServerState(): MissionsState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: MissionsState) => void): () => void
  /** Takes over the server's states; a mission never goes back. */
  restore(state: Pick<CampaignState, 'missions'>): void
  /** Opens the group of a mission (S4.44). */
  open(number: number): void
  /** Opens a group, or closes it when it is open. */
  toggle(group: MissionGroup): void
  /** Recruits the player of a COMPLETE mission, and returns it with the card of its reward; does nothing otherwise. */
  recruit(number: number): Promise<RecruitedMission | undefined>
}

const SERVER: MissionsState = {
  missions: [...Array(constants.boards.missions).keys()].map((at) => ({
    number: at + 1,
    status: 'READY',
  })),
  openGroup: undefined,
  recruiting: undefined,
  error: undefined,
}

/**
 * Creates the ten missions. The server decides that a mission is COMPLETE; the fan recruits its player. Mission 10, the
 * emblem, becomes COMPLETE with the ninth recruit.
 *
 * @param board the id of the section, `missions` by default
 * @see S3.32, S4.43, S4.44, D30
 */
export function createMissions(
  fandeck: Fandeck,
  { slug, board = 'missions' }: { slug: string; board?: string | undefined },
): Missions {
  const store = createStore<MissionsState>(() => SERVER)

  const statusOf = (number: number) => store.getState().missions[number - 1]?.status

  /** Moves a mission forward, one state after the other; never back. */
  function advance(number: number, to: MissionStatus): void {
    for (const next of ['COMPLETE', 'RECRUITED'] as const) {
      const status = statusOf(number)
      if (!status || !canMove(status, next) || laterStatus(to, next) !== to) continue
      store.setState(({ missions }) => ({
        missions: missions.map((mission) => (mission.number === number ? { number, status: next } : mission)),
      }))
    }
  }

  function openEmblem(): void {
    const others = store.getState().missions.filter(({ number }) => number !== EMBLEM_MISSION)
    if (others.every(({ status }) => status === 'RECRUITED')) advance(EMBLEM_MISSION, 'COMPLETE')
  }

  return {
    getState: store.getState,
    getServerState: () => SERVER,
    subscribe: store.subscribe,
    restore({ missions }) {
      for (const mission of missions) {
        if (mission.board === board) advance(mission.number, mission.status)
      }
      openEmblem()
    },
    open(number) {
      if (statusOf(number)) store.setState({ openGroup: missionGroup(number) })
    },
    toggle(group) {
      store.setState(({ openGroup }) => ({ openGroup: openGroup === group ? undefined : group }))
    },
    async recruit(number) {
      const status = statusOf(number)
      if (!status || !canMove(status, 'RECRUITED') || store.getState().recruiting !== undefined)
        return undefined
      store.setState({ recruiting: number, error: undefined })
      try {
        const mission = await recruitPlayer(fandeck, { slug, board, number })
        advance(number, 'RECRUITED')
        openEmblem()
        return mission
      } catch (error) {
        store.setState({ error: isFandeckError(error) ? error : undefined })
        throw error
      } finally {
        store.setState({ recruiting: undefined })
      }
    },
  }
}
