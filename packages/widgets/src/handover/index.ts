export { Handover, type HandoverProps } from './Handover.tsx'
export { type HandoverRequest, readHandoverRequest } from './handover-request.ts'
