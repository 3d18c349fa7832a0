export { Originals, type OriginalsProps } from './Originals.tsx'
export { type OriginalLinkProps, OriginalTile, type OriginalTileProps } from './OriginalTile.tsx'
