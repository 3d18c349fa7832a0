import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMessagesOf } from '../../theme/messages.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { koPager } from './messages.ko.ts'
import './Pager.css'

export interface PagerProps {
  /** Starts at 1. */
  page: number
  /** The number of rows on all pages. */
  count: number
  pageSize?: number | undefined
  onPageChange(page: number): void
}

/** Previous page, position and next page; renders nothing for a single page. */
export function Pager({ page, count, pageSize = 10, onPageChange }: PagerProps) {
  const messages = useMessagesOf(koPager)
  const pages = Math.ceil(count / pageSize)
  if (pages <= 1) return null
  return (
    <nav className="fandeck-pager" aria-label={messages['pager.label']}>
      <IconButton
        label={messages['pager.previous']}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <p className="fandeck-label" role="status">
        <span aria-hidden>{`${page} / ${pages}`}</span>
        <span className="fandeck-visually-hidden">{messages['pager.place']({ page, pages })}</span>
      </p>
      <IconButton
        label={messages['pager.next']}
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </nav>
  )
}
