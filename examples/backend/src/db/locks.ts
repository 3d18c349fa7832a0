/** The advisory locks of transactions; none outlives its transaction, so that a pool may share connections. */
export const LOCKS = { migrations: 7001, nickname: 7003, content: 7004, benefits: 7005 } as const
