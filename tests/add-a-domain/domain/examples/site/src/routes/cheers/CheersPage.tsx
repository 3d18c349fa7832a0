import { CheerWall } from '@fandeck/widgets'

/** The wall of cheers. */
export default function CheersPage() {
  return <CheerWall />
}
