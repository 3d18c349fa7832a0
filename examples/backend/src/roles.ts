/** The roles of operators and of their tokens, from the least: each may do what the ones before it may (D99). */
export const ROLES = ['viewer', 'support', 'shop', 'owner'] as const

export type Role = (typeof ROLES)[number]

/** What an operator may do, by the least role. Every route of an operator declares one of these rights. */
export const RIGHTS = {
  /** Their own account: the sign-out and the second factor. */
  self: 'viewer',
  /** Orders without their recipients, drops, figures, what needs a person, previews and plans of the shop's files. */
  look: 'viewer',
  /** Members, recipients and inquiries. */
  fans: 'support',
  /** Parcels, answers, messages, and requests for a change. */
  serve: 'support',
  /** Refunds, cancellations and returns. */
  refund: 'support',
  /** The block of a member. */
  block: 'support',
  /** The names, phones and addresses of many parcels at once. */
  labels: 'shop',
  /** Cards, benefits and points as gifts. */
  give: 'shop',
  /** The running drops. */
  drops: 'shop',
  /** The shop's files, codes, benefits, draws and the desks of staff. */
  files: 'shop',
  /** What all operators have done. */
  log: 'shop',
  /** Operators, their roles, second factors and tokens. */
  team: 'owner',
} as const satisfies Record<string, Role>

export type Right = keyof typeof RIGHTS

/** Whether the operator of a page has a right. */
export type Can = (right: Right) => boolean

const rank = (role: Role) => ROLES.indexOf(role)

/** Returns whether a role has a right. */
export const allows = (role: Role, right: Right): boolean => rank(role) >= rank(RIGHTS[right])

/** Returns the lower of two roles. */
export const lower = (one: Role, other: Role): Role => (rank(one) < rank(other) ? one : other)
