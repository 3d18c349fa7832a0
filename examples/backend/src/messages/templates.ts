import type { MessageFile, MessageName } from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/open.ts'
import { messageTemplates } from './tables.ts'

/** The default messages, for a shop that has no message files. */
const BUILT_IN: Record<MessageName, MessageFile> = {
  shipped: {
    subject: '주문한 상품을 보냈어요',
    body: '{nickname}님, 주문 {order}의 상품을 보냈어요.\n{carrier} {invoice}\n배송 상황은 {site}/mypage에서 볼 수 있어요.',
  },
  answered: {
    subject: '문의에 답변했어요',
    body: "{nickname}님, '{title}' 문의에 답변했어요.\n답변은 {site}/support에서 볼 수 있어요.",
  },
  refunded: {
    subject: '결제 금액을 돌려드렸어요',
    body: '{nickname}님, 주문 {order}의 {amount}을 결제한 수단으로 돌려드렸어요.\n카드사에 따라 며칠 뒤에 보일 수 있어요.',
  },
  cancelled: {
    subject: '주문을 취소했어요',
    body: '{nickname}님, 주문 {order}({drop})을 취소했어요.\n결제한 금액이 있으면 결제한 수단으로 돌려드려요.',
  },
  opening: {
    subject: '{drop} 곧 열려요',
    body: '{nickname}님, 기다리던 드롭이 곧 열려요.\n{drop} · {at}\n{link}',
  },
  change: {
    subject: '주문을 확인해 주세요',
    body: '{nickname}님, 주문 {order}({drop})을 확인해 주세요.\n{reason}\n{site}/support에서 문의로 알려 주세요.',
  },
}

/** Returns the template of a message: that of the shop's files, or the one that is built in. */
export async function templateOf(tx: Tx, name: MessageName): Promise<MessageFile> {
  const [own] = await tx.select().from(messageTemplates).where(eq(messageTemplates.name, name))
  if (!own) return BUILT_IN[name]
  const { subject, body, kakaoTemplate } = own
  return { subject, body, ...(kakaoTemplate !== null && { kakaoTemplate }) }
}

/** Replaces the fields of a text by their values. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (_, field: string) => values[field] ?? '')
