import { DropRow, DropSummary } from '@fandeck/widgets'

/** The drops of a home page; renders inside FandeckProvider. */
export const HomeDrops = () => (
  <>
    <DropSummary dropId={1} href="/drops/1" headingLevel={2} />
    <DropRow dropId={2} href="/drops/2" />
  </>
)
