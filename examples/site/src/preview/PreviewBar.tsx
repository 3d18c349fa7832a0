import './preview.css'
import { formatSeoulDate, formatSeoulTime } from '@fandeck/sdk'
import { useMessagesOf } from '@fandeck/widgets'
import { koPreview } from './messages.ko.ts'
import type { Preview } from './open-preview.ts'
import { PREVIEW } from './preview-token.ts'

/** Ends the preview of this tab and loads the page as it is now. */
function end(): void {
  try {
    sessionStorage.removeItem(PREVIEW)
  } catch {}
  const url = new URL(location.href)
  url.searchParams.delete(PREVIEW)
  location.replace(url)
}

/** Says that the page shows another time, and ends that. */
export function PreviewBar({ preview }: { preview: Preview }) {
  const messages = useMessagesOf(koPreview)
  return (
    <aside className="site-preview fandeck-root" aria-label={messages['preview.name']}>
      <p>
        {preview === 'ended'
          ? messages['preview.ended']
          : messages['preview.at']({
              at: `${formatSeoulDate(preview.at)} ${formatSeoulTime(preview.at)}`,
              level: messages[`preview.${preview.level}`],
            })}
      </p>
      <button type="button" onClick={end}>
        {messages['preview.end']}
      </button>
    </aside>
  )
}
