import { useTransactions } from '@fandeck/react'
import type { Transaction } from '@fandeck/sdk/drops'
import { ReceiptText } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { TransactionCard } from './TransactionCard.tsx'
import { useTransactionMessages } from './use-transaction-messages.ts'
import './TransactionList.css'

/** The props of the purchases, which fetch themselves. */
export interface TransactionListProps extends PartProps {
  /** Returns the page of a purchase. @default purchases without a page of their own */
  hrefOf?: ((transaction: Transaction) => string) | undefined
  /** Renders the links to those pages. @default `<a>` */
  renderLink?: RenderLink | undefined
  /** Buttons of a list without purchases. */
  emptyActions?: ReactNode
}

/**
 * The member's purchases, newest first, each with its state, its receipt and its parcel.
 *
 * @see S7.48, D17
 */
export const TransactionList = /* @__PURE__ */ forwardRef<HTMLElement, TransactionListProps>(
  function TransactionList({ hrefOf, renderLink: own, emptyActions, ...root }, ref) {
    const messages = useTransactionMessages()
    const renderLink = useRenderLink(own)
    const transactions = useTransactions()
    return (
      <Part base="fandeck-root fandeck-transactions" {...root} ref={ref}>
        <QueryState query={transactions} loading={<Waiting />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty
                icon={<ReceiptText size={26} strokeWidth={2} />}
                title={messages['transactions.none']}
                description={messages['transactions.none.message']}
                actions={emptyActions}
              />
            ) : (
              <ul className="fandeck-transactions__list" aria-label={messages['transactions.label']}>
                {rows.map((transaction) => (
                  <TransactionCard
                    key={transaction.orderId}
                    transaction={transaction}
                    href={hrefOf?.(transaction)}
                    renderLink={renderLink}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
        {transactions.hasNextPage && (
          <Button
            kind="secondary"
            size={44}
            loading={transactions.isFetchingNextPage}
            onClick={() => void transactions.fetchNextPage()}
          >
            {messages['transactions.more']}
          </Button>
        )}
      </Part>
    )
  },
)

const PLACES = ['a', 'b', 'c'] as const
const Waiting = () => (
  <div className="fandeck-transactions__list">
    {PLACES.map((place) => (
      <Skeleton key={place} height={208} radius={20} />
    ))}
  </div>
)
