// `pnpm --filter @fandeck/backend contract`: compiles the KIP17 contract and writes what a program needs of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'
import * as z from 'zod'

const NAME = 'FandeckCards'
const folder = join(import.meta.dirname, '../src/ledger')
const file = join(folder, `${NAME}.sol`)

const Output = z.object({
  errors: z.optional(z.array(z.object({ severity: z.string(), formattedMessage: z.string() }))),
  contracts: z.optional(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          abi: z.array(z.looseObject({ name: z.optional(z.string()), type: z.string() })),
          evm: z.object({ bytecode: z.object({ object: z.string() }) }),
        }),
      ),
    ),
  ),
})

const require = createRequire(import.meta.url)
const input = {
  language: 'Solidity',
  sources: { [file]: { content: readFileSync(file, 'utf8') } },
  settings: {
    optimizer: { enabled: true, runs: 200 },
    evmVersion: 'london',
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
}
const compiled: unknown = JSON.parse(
  solc.compile(JSON.stringify(input), {
    import: (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') }),
  }),
)
const { errors = [], contracts } = Output.parse(compiled)
for (const { severity, formattedMessage } of errors) {
  if (severity === 'error') throw new Error(formattedMessage)
}
const contract = contracts?.[file]?.[NAME]
if (!contract) throw new Error(`${NAME} was not compiled`)

// Only what the backend calls; the rest of the standard is for wallets and explorers.
const used = new Set([
  'mint',
  'burn',
  'ownersOf',
  'owner',
  'transferOwnership',
  'tokenURI',
  'supportsInterface',
])
const abi = contract.abi.filter(({ name, type }) => type === 'constructor' || used.has(name ?? ''))
writeFileSync(
  join(folder, 'contract.generated.ts'),
  `// Generated from ${NAME}.sol by \`pnpm --filter @fandeck/backend contract\`.
export const abi = ${JSON.stringify(abi)} as const
export const bytecode =
  '0x${contract.evm.bytecode.object}'
`,
)
