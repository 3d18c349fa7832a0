import { Button, Empty, errorSentence, Skeleton, useMessages } from '@fandeck/widgets'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch(): unknown }
  children(data: Data): ReactNode
}

/** Shows what a hook has fetched; before that a skeleton, and after a failure the reason with a retry. */
export function Loaded<Data>({ query: { data, error, isError, refetch }, children }: LoadedProps<Data>) {
  const messages = useMessages()
  if (data !== undefined) return children(data)
  if (!isError) return <Skeleton height={200} radius={20} />
  const retry = <Button onClick={() => void refetch()}>{messages['common.retry']}</Button>
  return <Empty title={errorSentence(messages, error)} actions={retry} />
}
