import { CheerWall } from '@fandeck/widgets'
import './cheers.css'

/** The wall of cheers. */
export default function CheersPage() {
  return <CheerWall />
}
