import type { ArtSpec } from '../art/art.ts'
import type { CardArt } from '../art/card-face.ts'
import type { MediumArt, PictureSpec } from '../media/medium.ts'
import type { PictureColumn } from './store.ts'

const SIZE = { width: 640, height: 400 }

/** Returns the drawing of a card: its own, or while its medium is missing that of the medium or the crest of its team. */
export const cardDrawing = ({ art, team }: { art: PictureSpec<CardArt>; team: string }): CardArt =>
  art.kind === 'medium' ? (art.drawing ?? { kind: 'emblem', team }) : art

/** Returns what is drawn while the store lacks a medium (D91). */
export const standIn = ({ drawing, sha256 }: MediumArt, { team }: Pick<PictureColumn, 'team'>): ArtSpec =>
  drawing ??
  (team === null ? { kind: 'backdrop', seed: sha256, team: '', ...SIZE } : { kind: 'emblem', team })
