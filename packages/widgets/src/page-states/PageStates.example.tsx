import { NotFound, Outage } from '@fandeck/widgets'

/** The page for unknown addresses. */
export const Unknown = () => <NotFound homeHref="/" onBack={() => window.history.back()} />

/** Replaces a page that failed to load. */
export const Failed = ({ error }: { error: unknown }) => (
  <Outage error={error} onRetry={() => window.location.reload()} />
)
