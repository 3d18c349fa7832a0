import {
  type CampaignMission,
  type MissionGroup,
  type MissionState,
  missionGroup,
} from '@fandeck/sdk/campaigns'

/** A mission of the document with its state. */
export interface ShownMission extends CampaignMission {
  status: MissionState['status']
}

/** The missions of one group, in order. */
export interface ShownGroup {
  group: MissionGroup
  missions: readonly ShownMission[]
}

const GROUPS: readonly MissionGroup[] = ['BEGINNER', 'PROFESSIONAL', 'SPECIALIST']

/** Joins the missions of a document with their states, by group (S4.44). */
export function missionGroups(
  missions: readonly CampaignMission[],
  states: readonly MissionState[],
): ShownGroup[] {
  const shown = missions
    .map((mission) => ({
      ...mission,
      status: states.find(({ number }) => number === mission.number)?.status ?? ('READY' as const),
    }))
    .toSorted((one, other) => one.number - other.number)
  return GROUPS.map((group) => ({
    group,
    missions: shown.filter(({ number }) => missionGroup(number) === group),
  }))
}
