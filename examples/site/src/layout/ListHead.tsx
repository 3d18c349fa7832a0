import './list.css'

/** The title of a list and, below it, a sentence about it. */
export function ListHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="site-list__head">
      <h1 className="fandeck-title-1">{title}</h1>
      {lead && <p className="site-list__lead">{lead}</p>}
    </div>
  )
}
