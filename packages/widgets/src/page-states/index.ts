export { NotFound, type NotFoundProps, useNotFoundTitle } from './NotFound.tsx'
export { Outage, type OutageProps } from './Outage.tsx'
