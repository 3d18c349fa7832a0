// Rules between the fields of a body, which a backend checks by functions.
import { LoginBody, PictureBody, WithdrawalProofBody } from '@fandeck/sdk/wire'
import * as z from 'zod'

type Json = Record<string, unknown>

const Side = z.object({ _zod: z.object({ def: z.object({ in: z.unknown() }) }) })
const Shape = z.object({ _zod: z.object({ def: z.object({ shape: z.record(z.string(), z.unknown()) }) }) })

const sideOf = (schema: unknown): unknown => Side.safeParse(schema).data?._zod.def.in ?? schema
const fieldOf = (schema: unknown, name: string): unknown => Shape.parse(sideOf(schema))._zod.def.shape[name]

const signIn = (letters: readonly string[], ...required: readonly string[]): Json => ({
  properties: {
    login_type: { enum: letters },
    ...Object.fromEntries(
      required.map((name) => [name, name === 'auth_num' ? { pattern: '\\d' } : { minLength: 1 }]),
    ),
  },
  required: ['login_type', ...required],
})

/** What JSON Schema says of them, by the schema. */
export const rules: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [
    sideOf(LoginBody),
    {
      anyOf: [
        signIn(['P'], 'phone', 'auth_num'),
        signIn(['B', 'L'], 'mbr_id', 'pwd'),
        signIn(['G', 'K'], 'provider_token'),
      ],
    },
  ],
  [
    sideOf(WithdrawalProofBody),
    { oneOf: [{ required: ['imp_uid'] }, { required: ['auth_num'] }], examples: [{ auth_num: '482913' }] },
  ],
  [fieldOf(PictureBody, 'file'), { minItems: 1 }],
])
