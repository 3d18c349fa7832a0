import {
  type Chain,
  createPublicClient,
  createWalletClient,
  getContractAddress,
  http,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { kaia, kairos } from 'viem/chains'
import * as z from 'zod/mini'
import { abi, bytecode } from './contract.generated.ts'
import type { Address, Connection, Ledger } from './ledger.ts'
import { createRight } from './right.ts'

/** Stores the address of the contract, so that it is deployed once. */
export interface ContractMemory {
  read(): Promise<string | undefined>
  write(text: string): Promise<void>
}

/** A chain with JSON-RPC, and the minting account. */
export interface EvmOptions {
  rpcUrl: string
  privateKey: Address
  /** The key before, which signs while its account still has the right to mint. */
  previousKey?: Address
  /** An existing contract. @default one is deployed */
  contract?: Address
  /** The prefix of the tokens' metadata URLs. */
  baseUri: string
  memory: ContractMemory
  /** Whether the chain can lose its newest blocks, like one in a file; a lost contract is then deployed again. */
  forgetful: boolean
}

const address = z.templateLiteral(['0x', z.string()])
const Deployment = z.object({ genesis: z.string(), address, confirmed: z.boolean() })
type Deployment = z.output<typeof Deployment>

const REQUEST_MS = 5000
/** The timeout of a transaction; Kaia's blocks take a second and are final. */
const RECEIPT_MS = 10_000
/** The mints that an account must be able to pay before it gets the right to mint. */
const MINTS = 100n
/** The id of no card: an estimate writes nothing. */
const NEVER_SOLD = 2n ** 255n

const parsed = (text: string | undefined): Deployment | undefined => {
  const read = text === undefined ? undefined : z.safeParse(Deployment, JSON.parse(text))
  return read?.success ? read.data : undefined
}

/**
 * Connects to a chain by viem, and deploys the contract if it is missing.
 *
 * @throws if the chain does not answer, or if a persistent chain does not have the contract
 */
export async function connectEvm(options: EvmOptions): Promise<Connection> {
  const transport = http(options.rpcUrl, { timeout: REQUEST_MS, retryCount: 0 })
  const account = privateKeyToAccount(options.privateKey)
  const previous = options.previousKey && privateKeyToAccount(options.previousKey)
  const chainId = await createPublicClient({ transport }).getChainId()
  const named: Chain = chainId === kaia.id ? kaia : kairos
  const chain = { ...named, id: chainId }
  const reader = createPublicClient({ chain, transport, pollingInterval: 200 })
  const writerOf = (signer: typeof account) => createWalletClient({ account: signer, chain, transport })

  const stands = async (at: Address) => (await reader.getCode({ address: at })) !== undefined
  const settled = async (hash: Address) => {
    const receipt = await reader.waitForTransactionReceipt({ hash, timeout: RECEIPT_MS })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed`)
  }

  async function deploy(genesis: string): Promise<Address> {
    const nonce = await reader.getTransactionCount({ address: account.address, blockTag: 'pending' })
    const at = getContractAddress({ from: account.address, nonce: BigInt(nonce) })
    // Stored before sending, so that a process that crashes in between finds its contract.
    await options.memory.write(JSON.stringify({ genesis, address: at, confirmed: false }))
    await settled(await writerOf(account).deployContract({ abi, bytecode, args: [options.baseUri], nonce }))
    await options.memory.write(JSON.stringify({ genesis, address: at, confirmed: true }))
    return at
  }

  async function contract(): Promise<{ at: Address; younger: boolean }> {
    if (options.contract) return { at: options.contract, younger: false }
    const known = parsed(await options.memory.read())
    const genesis = (await reader.getBlock({ blockNumber: 0n })).hash
    if (known && (await stands(known.address))) return { at: known.address, younger: options.forgetful }
    if (known?.confirmed && known.genesis === genesis && !options.forgetful) {
      throw new Error(`The chain does not have the contract ${known.address}`)
    }
    return { at: await deploy(genesis), younger: true }
  }

  const { at, younger } = await contract()
  const call = { abi, address: at } as const
  const right = createRight({
    contract: at,
    account,
    previous,
    owner: () => reader.readContract({ ...call, functionName: 'owner' }),
    tryTransfer: async (from, to) => {
      await reader.simulateContract({ ...call, account: from, functionName: 'transferOwnership', args: [to] })
    },
    tryMint: async (from) => {
      await reader.simulateContract({ ...call, account: from, functionName: 'mint', args: [[], []] })
    },
    async canPay(by, from) {
      const args = [[by], [NEVER_SOLD]] as const
      const gas = await reader.estimateContractGas({ ...call, account: from, functionName: 'mint', args })
      const [price, balance] = [await reader.getGasPrice(), await reader.getBalance({ address: by })]
      return balance >= gas * price * MINTS
    },
    transfer: async (from, to) =>
      settled(await writerOf(from).writeContract({ ...call, functionName: 'transferOwnership', args: [to] })),
  })
  const ledger: Ledger = {
    async ownersOf(ids) {
      const owners = await reader.readContract({ abi, address: at, functionName: 'ownersOf', args: [ids] })
      return owners.map((owner) => (isAddressEqual(owner, zeroAddress) ? undefined : owner))
    },
    async mint(tokens) {
      const args = [tokens.map(({ to }) => to), tokens.map(({ id }) => id)] as const
      const writer = writerOf(await right.signer())
      const hash = await writer.writeContract({ abi, address: at, functionName: 'mint', args })
      await settled(hash)
      return hash
    },
    async burn(ids) {
      const writer = writerOf(await right.signer())
      const hash = await writer.writeContract({ abi, address: at, functionName: 'burn', args: [ids] })
      await settled(hash)
      return hash
    },
  }
  return { ledger, right, younger }
}
