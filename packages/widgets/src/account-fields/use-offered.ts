import { useProviders } from '@fandeck/react'

/**
 * Returns whether the auth server offers a provider (S7.61); `undefined` until it has answered. Without an answer, or
 * with an empty one, every provider stays: a press then says what is wrong (S2.20, D55).
 */
export function useOffered(): ((provider: string) => boolean) | undefined {
  const { data, isPending } = useProviders()
  if (isPending) return undefined
  const isSilent = !data || Object.keys(data).length === 0
  return (provider) => isSilent || Object.hasOwn(data, provider)
}
