import { createContext, useContext } from 'react'
import { Image } from '../image/Image.tsx'
import { NotionLink, NotionWords } from './NotionText.tsx'
import type { NotionBlock } from './notion.schema.ts'
import { LinkBase, linkOf, playerOf } from './notion-links.ts'

interface BlockProps {
  block: NotionBlock
}

/** Returns the plain text of a block. */
export const plainOf = ({ text, caption }: NotionBlock) =>
  [...text, ...caption].map((word) => word.text).join('')

/** The first block of the article; its picture loads at once. */
export const FirstBlock = /* @__PURE__ */ createContext<NotionBlock | undefined>(undefined)

/** A picture with its caption; without a safe URL, the caption only. */
export function NotionPicture({ block }: BlockProps) {
  const { url, caption } = block
  const src = linkOf(url, useContext(LinkBase))
  const first = useContext(FirstBlock) === block
  if (!src) return <NotionBookmark block={block} />
  const alt = caption.map(({ text }) => text).join('')
  return (
    <figure>
      <Image
        src={src}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
      {alt && (
        <figcaption aria-hidden>
          <NotionWords words={caption} />
        </figcaption>
      )}
    </figure>
  )
}

/** A known player in a sandboxed frame; any other URL as a link. */
export function NotionEmbed({ block }: BlockProps) {
  const src = playerOf(block.url)
  if (!src) return <NotionBookmark block={block} />
  // `sandbox` precedes `src`, because setting `src` starts the load.
  return (
    <iframe
      title={plainOf(block) || new URL(src).host}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      src={src}
    />
  )
}

/** A link named by its text or its host; without a safe URL, the text only. */
export function NotionBookmark({ block }: BlockProps) {
  const link = linkOf(block.url, useContext(LinkBase))
  const words = plainOf(block)
  if (!link) return words && <p>{words}</p>
  return (
    <p>
      <NotionLink href={link}>{words || new URL(link).host}</NotionLink>
    </p>
  )
}

/** A table that scrolls horizontally. */
export function NotionTable({ block: { children, columnHeader, rowHeader } }: BlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <div className="fandeck-notion__table" tabIndex={0}>
      <table>
        <tbody>
          {children.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never move
            <tr key={row}>
              {cells.map((words, column) => {
                const Cell = (columnHeader && row === 0) || (rowHeader && column === 0) ? 'th' : 'td'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id and never move
                  <Cell key={column}>
                    <NotionWords words={words} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
