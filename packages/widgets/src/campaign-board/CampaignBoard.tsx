import { useCampaign, useHasPart } from '@fandeck/react'
import { FandeckError, isFandeckError } from '@fandeck/sdk'
import { sectionIdOf } from '@fandeck/sdk/campaigns'
import { jsonOf } from '@fandeck/sdk/internal'
import { SearchX } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { AnyBoard, type BoardOptions } from './AnyBoard.tsx'
import { type BoardSection, boardById, boardsOf } from './board-of.ts'
import { koBoard } from './messages.ko.ts'

interface CampaignBoardProps extends BoardOptions {
  slug: string
  /** The id of the board's section. */
  board: string
  /** Called with the board when its document is known. */
  onFound(section: BoardSection): void
  /** Called when there is no such campaign or no such board. */
  onMistake(error: FandeckError): void
}

/**
 * One board of a campaign: loads the document, then the code of the board's kind and no other. Nothing in a shop without
 * campaigns.
 */
export function CampaignBoard({ slug, board, onFound, onMistake, ...options }: CampaignBoardProps) {
  const enabled = useHasPart()('campaigns')
  const query = useCampaign({ slug, query: { enabled } })
  const { data: campaign, error } = query
  const section = campaign && boardById(campaign, board)
  const missing =
    isFandeckError(error, 'campaigns/not-found') || isFandeckError(error, 'http/bad-request')
      ? `There is no campaign ${jsonOf(slug)}.`
      : campaign && !section
        ? `The campaign ${slug} has no board ${jsonOf(board)}; it has ${boardsOf(campaign).map(sectionIdOf).join(', ') || 'none'}.`
        : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each mistake once
  useEffect(() => {
    if (missing) onMistake(new FandeckError('config/invalid', missing))
  }, [missing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new listener needs no second call
  useLayoutEffect(() => {
    if (section) onFound(section)
  }, [section])
  if (!enabled) return null
  if (missing) return <NoBoard />
  return (
    <QueryState query={query}>
      {(known) => section && <AnyBoard {...options} campaign={known} section={section} />}
    </QueryState>
  )
}

function NoBoard() {
  const messages = useMessagesOf(koBoard)
  return (
    <Empty
      icon={<SearchX />}
      title={messages['board.unknown.title']}
      description={messages['board.unknown.message']}
    />
  )
}
