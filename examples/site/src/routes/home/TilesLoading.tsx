import { Skeleton } from '@fandeck/widgets'

/** The originals of the home page while they load: the heading and the first tiles. */
export function TilesLoading() {
  return (
    <div className="site-home__section" aria-busy>
      <div className="site-home__head">
        <Skeleton width={110} height={30} />
      </div>
      <div className="site-home__tiles">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} height={212} radius={20} />
        ))}
      </div>
    </div>
  )
}
