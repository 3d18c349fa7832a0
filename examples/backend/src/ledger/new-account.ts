import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'

/** Creates a minting account, and the mnemonic by which a local chain funds it. */
export function newAccount(): { mnemonic: string; privateKey: `0x${string}` } {
  const mnemonic = generateMnemonic(english)
  const { privateKey } = mnemonicToAccount(mnemonic).getHdKey()
  if (!privateKey) throw new Error('The mnemonic has no private key.')
  return { mnemonic, privateKey: bytesToHex(privateKey) }
}
