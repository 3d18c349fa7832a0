export { MissionsBoard, type MissionsBoardProps } from './MissionsBoard.tsx'
