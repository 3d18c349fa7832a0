import * as z from 'zod/mini'
import { POSES, type PoseName } from '../art/poses.ts'

const team = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
/** The pack and the number or name of a card, such as `first/7`. */
const card = z.string().check(z.regex(/^[a-z0-9-]{1,60}\/.{1,40}$/u))
const isPose = (name: string): name is PoseName => Object.hasOwn(POSES, name)
const pose = z.pipe(
  z.string().check(z.refine(isPose, { error: 'the name of a pose' })),
  z.transform((name) => (isPose(name) ? name : 'kick')),
)

/** A drawing of a card, for which its photograph is missing. */
export const CardDrawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('athlete'), team: z.optional(team), pose: z.optional(pose) }),
  z.strictObject({
    kind: z.literal('artist'),
    idol: z.enum(['idol1', 'idol2', 'idol3', 'idol4', 'idol5']),
    hair: z.optional(z.int().check(z.gte(0), z.lte(5))),
  }),
  z.strictObject({ kind: z.literal('magazine'), issue: z.int().check(z.gte(1), z.lte(1000)) }),
  z.strictObject({ kind: z.literal('landscape'), team: z.optional(team) }),
  z.strictObject({ kind: z.literal('emblem'), team: z.optional(team) }),
])
export type CardDrawing = z.output<typeof CardDrawing>

/** A drawing of a banner, a drop, an event and the like, from the cards of the shop. */
export const SceneDrawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fan'), team: z.optional(team), cards: z.tuple([card, card, card]) }),
  z.strictObject({ kind: z.literal('tile'), team: z.optional(team), card }),
  z.strictObject({ kind: z.literal('thumb'), card }),
  z.strictObject({
    kind: z.literal('backdrop'),
    team: z.optional(team),
    motif: z.optional(z.enum(['bands', 'rings', 'waves', 'dots'])),
  }),
  z.strictObject({ kind: z.literal('crest'), team: z.optional(team) }),
])
export type SceneDrawing = z.output<typeof SceneDrawing>
