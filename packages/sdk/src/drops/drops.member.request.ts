// Apart from the schemas of `drops.member.endpoints.ts`, which no page needs.

/** The request for what the page of a drop reads of a member; asked once, because the calls that follow ask again. */
export const dropMemberRequest = {
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId/member',
  auth: 'member',
  optional: true,
  once: true,
  timeoutMs: 3000,
} as const
