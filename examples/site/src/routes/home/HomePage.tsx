import './home.css'
import { useTitle } from '../../layout/use-title.ts'
import { Banners } from './Banners.tsx'
import { Drops } from './Drops.tsx'

/** Banners, then what is on sale, to come and over (D26). */
export default function HomePage() {
  useTitle()
  return (
    <div className="site-home">
      <h1 className="fandeck-visually-hidden">팬덱</h1>
      <Banners />
      <Drops />
    </div>
  )
}
