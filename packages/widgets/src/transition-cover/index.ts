export { TransitionCover, type TransitionCoverProps, type TransitionTeam } from './TransitionCover.tsx'
