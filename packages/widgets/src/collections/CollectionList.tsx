import { useCreatedCollections, useDeleteCollection } from '@fandeck/react'
import type { CreatedCollection } from '@fandeck/sdk/collections'
import { FolderPlus, Trash2 } from 'lucide-react'
import { forwardRef, type ReactNode, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useDates } from '../theme/use-dates.ts'
import { useCollectionMessages } from './use-collection-messages.ts'
import './CollectionList.css'

/** The props of the collections, which fetch themselves. */
export interface CollectionListProps extends PartProps {
  /** Buttons of the empty state. */
  emptyActions?: ReactNode
  /** Buttons below the collections. */
  listActions?: ReactNode
  /** Called once the server has deleted a collection. */
  onDeleted?: ((collection: CreatedCollection) => void) | undefined
}

/**
 * The collections that the member created, newest first, each with a button that deletes it after a question.
 *
 * @see S7.43, S7.44
 */
export const CollectionList = /* @__PURE__ */ forwardRef<HTMLElement, CollectionListProps>(
  function CollectionList({ emptyActions, listActions, onDeleted, ...root }, ref) {
    const messages = useCollectionMessages()
    const collections = useCreatedCollections()
    // Stays while the dialog closes.
    const [asked, setAsked] = useState<CreatedCollection>()
    const [open, setOpen] = useState(false)
    const remove = useDeleteCollection()
    const failed = remove.data?.error ?? (remove.isError ? errorSentence(messages, remove.error) : undefined)

    async function confirm() {
      if (!asked || remove.isPending) return
      try {
        const { error } = await remove.mutateAsync({ collectionId: asked.collectionId })
        if (error !== undefined) return
        setOpen(false)
        onDeleted?.(asked)
      } catch {
        // `remove.error` is shown in the dialog.
      }
    }

    return (
      <Part base="fandeck-root fandeck-collections" {...root} ref={ref}>
        <QueryState query={collections}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty
                icon={<FolderPlus size={26} strokeWidth={2} />}
                title={messages['collections.none']}
                description={messages['collections.none.message']}
                actions={emptyActions}
              />
            ) : (
              <>
                <ul className="fandeck-collections__rows" aria-label={messages['collections.label']}>
                  {rows.map((collection) => (
                    <CollectionRow
                      key={collection.collectionId}
                      collection={collection}
                      onDelete={() => {
                        remove.reset()
                        setAsked(collection)
                        setOpen(true)
                      }}
                    />
                  ))}
                </ul>
                {listActions && <div className="fandeck-collections__actions">{listActions}</div>}
              </>
            )
          }
        </QueryState>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          role="alertdialog"
          title={messages['collections.delete.title']({ name: asked?.koreanName ?? '' })}
          description={failed ?? messages['collections.delete.message']}
          actions={
            <>
              <Button kind="secondary" onClick={() => setOpen(false)}>
                {messages['common.cancel']}
              </Button>
              <Button loading={remove.isPending} onClick={() => void confirm()}>
                {messages['collections.delete.confirm']}
              </Button>
            </>
          }
        />
      </Part>
    )
  },
)

function CollectionRow({ collection, onDelete }: { collection: CreatedCollection; onDelete(): void }) {
  const messages = useCollectionMessages()
  const { date } = useDates()
  const { koreanName, englishName, linkName, logo, createdAt } = collection
  return (
    <li className="fandeck-collections__row">
      <Image className="fandeck-collections__logo" shownWidth={64} src={logo ?? undefined} alt="" />
      <span className="fandeck-collections__words">
        <b>{koreanName}</b>
        <span className="fandeck-caption" lang="en">
          {englishName} · {linkName}
        </span>
        <span className="fandeck-caption">{messages['collections.created']({ date: date(createdAt) })}</span>
      </span>
      <IconButton label={messages['collections.delete']({ name: koreanName })} onClick={onDelete}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </li>
  )
}
