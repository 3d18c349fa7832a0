export { MatchPickBoard, type MatchPickBoardProps } from './MatchPickBoard.tsx'
