import { isFandeckError } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { partFailure } from '../primitives/lazy/part-failure.ts'
import { ReportContext } from '../primitives/lazy/report.ts'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import type { Section } from '../theme/joined.ts'
import { MessagesContext, overlaid, useMessagesOf } from '../theme/messages.tsx'

interface BoardCodeProps<Module> {
  /** The kind of the board, or the name of another part of a campaign's page. */
  kind: string
  load(): Promise<Module>
  /** Loads the English messages of the board; Korean ones are part of its code. */
  english(): Promise<{ english: Section }>
  children(module: Module): ReactNode
}

const korean = { 'common.language': 'ko' }

/** Loads the code of one board in the language of the page, and shows the loading and the failure. */
export function BoardCode<Module>({ kind, load, english, children }: BoardCodeProps<Module>) {
  const language = useMessagesOf(korean)['common.language']
  const query = useQuery({
    queryKey: ['fandeck', 'board-code', kind, language],
    queryFn: async () => {
      // Korean messages are better than none.
      const messages = language === 'en' ? english().catch(reportError) : undefined
      const module = await load().catch((cause: unknown) => Promise.reject(partFailure(cause)))
      return { module, messages: (await messages)?.english }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const report = useContext(ReportContext)
  const { error } = query
  useEffect(() => {
    if (!isFandeckError(error)) return
    report(error)
    return () => report()
  }, [report, error])
  return (
    <QueryState query={query}>
      {({ module, messages }) => <WithMessages messages={messages}>{children(module)}</WithMessages>}
    </QueryState>
  )
}

/** Adds messages below those of the page. */
function WithMessages({ messages, children }: { messages: Section | undefined; children: ReactNode }) {
  const over = useContext(MessagesContext)
  const value = useMemo(() => overlaid(messages, over), [messages, over])
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}
