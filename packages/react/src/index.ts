/**
 * React bindings of the Fandeck SDK: one provider, and a hook for each call and machine.
 *
 * @module
 */
export type { BoardRef } from './campaigns/board-ref.ts'
export { type CampaignPlace, prefetchCampaignPage } from './campaigns/prefetch-campaign.ts'
export * from './generated/hooks.ts'
export type { QueryOverrides, WithQuery } from './internal/use-fandeck-query.ts'
export { useLatest } from './internal/use-latest.ts'
export {
  FandeckProvider,
  type FandeckProviderProps,
  useFandeck,
  useMaybeFandeck,
  useRenderedAt,
} from './provider/FandeckProvider.tsx'
export * from './queries.ts'
export { SessionRequired, type SessionRequiredProps } from './session/SessionRequired.tsx'
