export { CheerWall, type CheerWallProps } from './CheerWall.tsx'
