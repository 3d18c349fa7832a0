export type { CheersErrorCode } from './cheers.errors.ts'
export type { CheersEvents } from './cheers.events.ts'
export type { Cheer, CheerDraft } from './cheers.schema.ts'
export { getCheers, sendCheer } from './cheers.ts'
