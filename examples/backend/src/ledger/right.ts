import type { PrivateKeyAccount } from 'viem/accounts'
import { type Address, addressFrom, KeylessError, type MintingRight, type MintingState } from './ledger.ts'

/** What moving the right to mint needs of a chain. */
interface RightOptions {
  contract: Address
  account: PrivateKeyAccount
  previous: PrivateKeyAccount | undefined
  owner(): Promise<Address>
  /** Calls without writing; throw where the contract refuses. */
  tryTransfer(from: Address, to: Address): Promise<void>
  tryMint(from: Address): Promise<void>
  /** Whether an account can pay for many mints, by the estimate of one by the owner. */
  canPay(by: Address, owner: Address): Promise<boolean>
  transfer(from: PrivateKeyAccount, to: Address): Promise<void>
}

/** The right to mint, and the account that signs with it. */
export function createRight(options: RightOptions): MintingRight & { signer(): Promise<PrivateKeyAccount> } {
  const { contract, previous } = options
  const accounts = [options.account, ...(previous ? [previous] : [])]
  const own = addressFrom(options.account.address)
  const ownerNow = async () => addressFrom(await options.owner())
  const holderOf = (owner: Address) => accounts.find(({ address }) => addressFrom(address) === owner)

  async function refusalFor(owner: Address): Promise<MintingState['refusal']> {
    if (owner === own) return 'same'
    if (!holderOf(owner)) return 'keyless'
    if (!(await options.canPay(own, owner))) return 'feeless'
    return options.tryTransfer(owner, own).then(
      () => undefined,
      () => 'reverts',
    )
  }

  const signerFor = (owner: Address): PrivateKeyAccount => {
    const holder = holderOf(owner)
    if (!holder) throw new KeylessError(`The contract ${contract} lets ${owner} mint, whose key is not set`)
    return holder
  }

  return {
    async signer() {
      // Another contract may have no owner; then the account itself mints.
      const owner = await ownerNow().catch(() => own)
      return signerFor(owner)
    },
    async state() {
      const owner = await ownerNow()
      return {
        contract: addressFrom(contract),
        owner,
        account: own,
        previous: previous && addressFrom(previous.address),
        refusal: await refusalFor(owner),
      }
    },
    async take() {
      const owner = await ownerNow()
      if (owner !== own) await options.transfer(signerFor(owner), own)
      await options.tryMint(own)
    },
  }
}
