import { Handover, NotFound, readHandoverRequest } from '@fandeck/widgets'

/** The page `/account/handover` of the main site. */
export function Consent() {
  const request = readHandoverRequest(window.location.search)
  return request ? <Handover request={request} /> : <NotFound homeHref="/" />
}
