import { endpoint } from '../http/endpoint.ts'
import { dropErrors } from './drops.errors.ts'
import { dropMemberRequest } from './drops.member.request.ts'
import { DropMemberReply } from './drops.member.schema.ts'

/** Returns what the page of a drop reads of a member when it opens, in one reply (D115). */
export const getDropMemberEndpoint = endpoint({
  ...dropMemberRequest,
  reply: DropMemberReply,
  errors: dropErrors,
})
