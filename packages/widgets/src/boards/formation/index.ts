export { FormationBoard, type FormationBoardProps } from './FormationBoard.tsx'
