export { PlayerFilterBoard, type PlayerFilterBoardProps } from './PlayerFilterBoard.tsx'
