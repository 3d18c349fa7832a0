/**
 * Campaigns as documents, and the boards on their pages; a separate entry, so that other pages do not load it.
 *
 * @module
 */

export type {
  CampaignMatch,
  CampaignMission,
  FlipSection,
  FormationName,
  FormationSection,
  MatchPickSection,
  MatchPlayer,
  MatchTeam,
  MissionsSection,
  PlayerFilterSection,
  UpgradeSection,
} from './campaigns.boards.schema.ts'
export { type CampaignProblem, checkCampaign } from './campaigns.check.ts'
export {
  CAMPAIGN_MAX_BYTES,
  type Campaign,
  type CampaignMetadata,
  type CampaignPage,
  type CampaignTeam,
} from './campaigns.document.schema.ts'
export type { CampaignsErrorCode, CampaignsErrorDetails } from './campaigns.errors.ts'
export type { CampaignsEvents } from './campaigns.events.ts'
export { ALL, type Filterable, type FilterChoice, filterCards } from './campaigns.filter.rules.ts'
export { createPlayerFilter, type PlayerFilter } from './campaigns.filter.ts'
export { createFlip, type Flip, type FlipState } from './campaigns.flip.ts'
export {
  emptySlots,
  FORMATIONS,
  type FootballPosition,
  type FormationChoice,
  type FormationPlayer,
  type FormationProblem,
  type FormationSlot,
  type FormationSlots,
  filledCount,
  formationProblem,
  mergedDraft,
  placementProblem,
} from './campaigns.formation.rules.ts'
export { createFormation, type Formation, type FormationState } from './campaigns.formation.ts'
export {
  createMatchPick,
  type MatchPick,
  type MatchPickState,
  type VoteState,
} from './campaigns.match-pick.ts'
export {
  canMove,
  EMBLEM_MISSION,
  isMissionMet,
  laterStatus,
  type MissionGroup,
  type MissionProgress,
  type MissionStatus,
  missionGroup,
} from './campaigns.missions.rules.ts'
export { createMissions, type MissionState, type Missions, type MissionsState } from './campaigns.missions.ts'
export {
  isPickable,
  NO_GOAL,
  type PickCount,
  type PickKind,
  type PickWindow,
  pickPhase,
  pickShare,
  pickWindow,
} from './campaigns.pick.rules.ts'
export { type Omission, type ReadCampaign, readCampaign } from './campaigns.read.ts'
export {
  boardOf,
  pageOfPath,
  periodPhase,
  type SectionOf,
  sectionIdOf,
  sectionsOf,
  slugOfPath,
  type WindowPhase,
} from './campaigns.rules.ts'
export type {
  CampaignState,
  PickTally,
  RecruitedMission,
  SavedFormation,
  SavedMission,
  SavedPick,
  SavedUpgrade,
  SharedFormation,
  UpgradeResult,
} from './campaigns.schema.ts'
export type {
  CampaignSection,
  CardsSection,
  CodeEntrySection,
  DropSection,
  GallerySection,
  HeroSection,
  ScanSection,
  SectionKind,
  TextSection,
  TransitionSection,
} from './campaigns.sections.schema.ts'
export {
  getCampaign,
  getCampaignState,
  getSharedFormation,
  type OfBoard,
  type OfCampaign,
  pickPlayer,
  recruitPlayer,
  saveFormation,
  shareFormation,
  upgradeCards,
} from './campaigns.ts'
export {
  type Appearance,
  appearanceOf,
  nextUpgradeStatus,
  type UpgradeCard,
  type UpgradeSignal,
  type UpgradeSlots,
  type UpgradeStatus,
} from './campaigns.upgrade.rules.ts'
export { createUpgrade, type Upgrade, type UpgradeState } from './campaigns.upgrade.ts'
export type { CampaignPeriod, CampaignPlayer } from './campaigns.values.schema.ts'
