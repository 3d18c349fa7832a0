import type { HeadingLevel } from '../part/Part.tsx'
import './Listing.css'

export interface ListHeadProps {
  title: string
  lead?: string | undefined
  headingLevel: HeadingLevel
}

/** The title of a list and, below it, a sentence about it. */
export function ListHead({ title, lead, headingLevel }: ListHeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="fandeck-listing__head">
      <Heading className="fandeck-title-1">{title}</Heading>
      {lead && <p className="fandeck-listing__lead">{lead}</p>}
    </div>
  )
}
