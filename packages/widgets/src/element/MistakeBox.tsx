import type { FandeckError } from '@fandeck/sdk'
import { ArrowUpRight, Copy, TriangleAlert } from 'lucide-react'
import type { Mistake } from './mistakes.ts'
import './MistakeBox.css'

/** What goes wrong first in a tag, with remedies. */
const GUIDE = 'https://github.com/fandeck/fandeck/blob/main/docs/guides/troubleshooting.md#a-tag'

interface MistakeBoxProps {
  element: Element
  error: FandeckError
  mistake: Mistake
}

/** What stops an element, in its place, with the fix; in English, and for the page's developer only. */
export function MistakeBox({ element, error, mistake: { title, attribute, fix } }: MistakeBoxProps) {
  const tag = element.localName
  const written = [...element.attributes].filter(({ name }) => !/^(style|class|data-)/.test(name))
  return (
    <section className="fandeck-root fandeck-mistake" aria-label={`<${tag}>: ${title}`} lang="en">
      <p className="fandeck-mistake__head">
        <TriangleAlert size={20} aria-hidden />
        <code className="fandeck-mistake__tag">{`<${tag}>`}</code>
        <span className="fandeck-mistake__note">development only</span>
      </p>
      <div className="fandeck-mistake__body">
        <p className="fandeck-mistake__title">{title}</p>
        <p className="fandeck-mistake__message">{`${error.message} Nothing was requested.`}</p>
        <pre className="fandeck-mistake__code">
          {`<${tag}`}
          {written.map(({ name, value }) => (
            <span key={name}>
              {'\n  '}
              {name === attribute && title.startsWith('unknown') ? (
                <mark className="fandeck-mistake__wrong">{name}</mark>
              ) : (
                name
              )}
              {'="'}
              {name === attribute ? <mark className="fandeck-mistake__wrong">{value}</mark> : value}
              {'"'}
            </span>
          ))}
          {'>'}
        </pre>
        <p className="fandeck-mistake__label">Fix</p>
        <div className="fandeck-mistake__fix">
          <code className="fandeck-mistake__tag">{fix}</code>
          <button
            type="button"
            className="fandeck-mistake__copy"
            aria-label="Copy the fix"
            onClick={() => void navigator.clipboard?.writeText(fix)}
          >
            <Copy size={18} aria-hidden />
          </button>
        </div>
        <p className="fandeck-mistake__foot">
          <code>{error.code}</code>
          <a className="fandeck-mistake__guide" href={GUIDE} target="_blank" rel="noopener">
            Guide
            <ArrowUpRight size={16} aria-hidden />
          </a>
        </p>
        <p className="fandeck-mistake__visitors">Visitors never see this box. They see your slot “error”.</p>
      </div>
    </section>
  )
}
