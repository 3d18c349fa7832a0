import * as wire from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { declarationOf } from '../../src/routes.ts'
import type { Shop } from '../shop.ts'

const Writing = z.object({
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string(),
  idempotent: z.optional(z.literal(true)),
})

export type WritingEndpoint = z.output<typeof Writing>

/** Every endpoint of the SDK that writes, by method and path. */
export const writingEndpoints = new Map<string, WritingEndpoint>(
  Object.values<unknown>(wire).flatMap((one) => {
    const read = z.safeParse(Writing, one)
    return read.success ? [[`${read.data.method} ${read.data.path}`, read.data] as const] : []
  }),
)

/** The forms of the operators' desk, by method and path. */
export const deskForms = ({ api }: Shop): Map<string, WritingEndpoint> =>
  new Map(
    api.routes.flatMap(({ handler }) => {
      const route = declarationOf(handler)
      return route?.method === 'POST' && route.path.startsWith('/staff/operations')
        ? [[`POST ${route.path}`, { method: 'POST', path: route.path }] as const]
        : []
    }),
  )
