export { UpgradeBoard, type UpgradeBoardProps } from './UpgradeBoard.tsx'
