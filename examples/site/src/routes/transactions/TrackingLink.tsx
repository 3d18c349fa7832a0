/** A link to the carrier's tracking page in a new tab, drawn as a button of `size` px. */
export function TrackingLink({ href, size }: { href: string; size: 36 | 44 }) {
  return (
    <a className="fandeck-button" data-size={size} href={href} target="_blank" rel="noopener noreferrer">
      <span className="fandeck-button__label">배송 조회</span>
      <span className="fandeck-visually-hidden">(새 창)</span>
    </a>
  )
}
