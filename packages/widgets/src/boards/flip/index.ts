export { FlipBoard, type FlipBoardProps } from './FlipBoard.tsx'
