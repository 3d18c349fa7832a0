import { define } from '@fandeck/widgets/elements'

define()

/** A board on a page in React 19; elsewhere, paste the tag itself. */
export const BestEleven = ({ onSaved }: { onSaved(filled: number): void }) => (
  <fandeck-board
    slug="fcseoul-2025"
    board="formation"
    market-url="https://api.example"
    login-origin="https://fandeck.example"
    onfandeck-formation-saved={({ detail }) => onSaved(detail.filled)}
  />
)
